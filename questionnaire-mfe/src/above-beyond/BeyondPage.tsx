import { Link, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { CollectedAreas } from '../collected/CollectedAreas.tsx';
import { PageColumn } from '../collected/PageColumn.tsx';
import { PageHeader } from '../collected/PageHeader.tsx';
import { beyondAddress } from './beyondAddress.ts';
import { BeyondTabs } from './BeyondTabs.tsx';

/**
 * Serves `above-beyond`, `above-beyond/area/:index` and `above-beyond/:slug/:index`. Shows the questions of one
 * Above-and-Beyond category (the first category when the address names none). For the team only.
 */
export function BeyondPage() {
  const { t } = useTranslation('questionnaire');
  const { questionnaireId: digits, slug, index = '0' } = useParams();
  const questionnaireId = Number(digits);
  const category = beyondCategories.find((known, place) =>
    slug === undefined ? String(place) === index : known === slug,
  );
  return (
    <PageColumn>
      <PageHeader title={t('beyondPage.title')}>{t('beyondPage.intro')}</PageHeader>
      <BeyondTabs questionnaireId={questionnaireId} current={category} />
      {category ? (
        <BeyondQuestions questionnaireId={questionnaireId} category={category} />
      ) : (
        <Notice tone="warning" title={t('beyondPage.missing')}>
          <Link to={beyondAddress({ questionnaireId, category: beyondCategories[0] })}>
            {t('beyondPage.toFirst')}
          </Link>
        </Notice>
      )}
    </PageColumn>
  );
}

function BeyondQuestions({
  questionnaireId,
  category,
}: {
  questionnaireId: number;
  category: BeyondCategory;
}) {
  const { t } = useTranslation('questionnaire');
  const read = useRead('aboveBeyond', { id: questionnaireId, slug: category }, { isLive: true });
  return (
    <Loaded
      of={read}
      empty={{
        when: ({ areas }) => areas.length === 0,
        show: <Notice tone="info">{t('beyondPage.empty')}</Notice>,
      }}
    >
      {(collected) => <CollectedAreas questionnaireId={questionnaireId} collected={collected} />}
    </Loaded>
  );
}
