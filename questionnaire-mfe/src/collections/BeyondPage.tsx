import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import { formatPercent } from '@cert/shared/i18n';
import { Loaded, useRead, useLanguage } from '@cert/shared/platform';
import { Notice, color, Icon, fontSize, space, Tabs } from '@cert/shared/ui';
import { BeyondList } from './BeyondList.tsx';
import { PageColumn, PageHeader } from './PageLayout.tsx';

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
    <PageColumn $isWide>
      <PageHeader title={t('beyondPage.title')} isCompact>
        {t('beyondPage.intro')}
      </PageHeader>
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
      {(collected) => <BeyondList questionnaireId={questionnaireId} collected={collected} />}
    </Loaded>
  );
}

type Props = { questionnaireId: number; current: BeyondCategory | undefined };

/**
 * The five category tabs with the percentage of marked questions. A category that reached its target has the colour of
 * final grades.
 */
function BeyondTabs({ questionnaireId, current }: Props) {
  const { t } = useTranslation('questionnaire');
  const { data: stats = [] } = useRead(
    'aboveBeyondStats',
    { id: questionnaireId },
    { isLive: true },
  );
  const tabs = beyondCategories.map((category) => ({
    id: category,
    isCurrent: category === current,
    link: (
      <Link to={beyondAddress({ questionnaireId, category })}>
        {t(`beyond.${category}`)}
        <Marked stat={stats.find((stat) => stat.category === category)} />
      </Link>
    ),
  }));
  return <Tabs label={t('beyondPage.tabs')} tabs={tabs} />;
}

function Marked({ stat }: { stat: { percentage: number | null; reached: 0 | 1 } | undefined }) {
  const { t } = useTranslation('questionnaire');
  const language = useLanguage();
  if (!stat) return null;
  if (stat.percentage === null) return <Percent $isReached={false}>{t('beyondPage.none')}</Percent>;
  return (
    <Percent $isReached={stat.reached === 1}>
      {stat.reached === 1 && <Icon name="check" />}
      {t('beyondPage.percent', { percent: formatPercent(stat.percentage, language) })}
      {stat.reached === 1 && <span className="visually-hidden">, {t('beyondPage.reached')}</span>}
    </Percent>
  );
}

const Percent = styled.small<{ $isReached: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: ${({ $isReached }) => ($isReached ? 700 : 400)};
  color: ${({ $isReached }) => ($isReached ? color.final : color.inkSoft)};
`;

/** Address of an Above-and-Beyond category: its slug and its position, from 0. */
function beyondAddress({
  questionnaireId,
  category,
}: {
  questionnaireId: number;
  category: BeyondCategory;
}): string {
  return `/${questionnaireId}/above-beyond/${category}/${beyondCategories.indexOf(category)}`;
}
