import { useTranslation } from 'react-i18next';
import { useParams, Link } from 'react-router-dom';
import type { CategoryReply, Area } from '@cert/shared/contract';
import { Loaded, useSetPageName, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { readerRole, UnlockProvider } from './editAccess.tsx';
import { areaAddress } from './area/areaAddress.ts';
import { AreaContent } from './area/AreaContent.tsx';
import { AreaTabs } from './area/AreaTabs.tsx';
import { OpenCategoryProvider, useOpenCategory } from './OpenCategory.tsx';
import { useDescribeAnswerChanges } from './saving/describeChange.ts';

/** Serves `category/:slug/:areaIndex?`: one area of a category (the first area when the address names none). */
export function AreaPage() {
  const { questionnaireId: digits, slug = '', areaIndex = '1' } = useParams();
  const questionnaireId = Number(digits);
  const read = useRead('areaCategory', { id: questionnaireId, slug }, { isLive: true });
  return (
    <Loaded of={read}>
      {(category) => (
        <OpenCategoryProvider
          questionnaireId={questionnaireId}
          category={category}
          role={readerRole(category)}
        >
          <UnlockProvider key={questionnaireId}>
            <AreaAt category={category} areaIndex={areaIndex} />
          </UnlockProvider>
        </OpenCategoryProvider>
      )}
    </Loaded>
  );
}

function AreaAt({ category, areaIndex }: { category: CategoryReply; areaIndex: string }) {
  useDescribeAnswerChanges();
  const area = category.areas.find(({ position }) => String(position) === areaIndex);
  useSetPageName(area?.title);
  if (!area) return <AreaNotFoundNotice />;
  if (!area.open) return <ExcludedAreaNotice area={area} />;
  return <AreaContent area={area} />;
}

/** Shown when the category has no area at the position in the address. */
function AreaNotFoundNotice() {
  const { t } = useTranslation('questionnaire');
  const { questionnaireId, category } = useOpenCategory();
  const first = category.areas.find(({ open }) => open);
  return (
    <Notice tone="warning" title={t('area.missing')}>
      {first && (
        <Link
          to={areaAddress({
            questionnaireId,
            categorySlug: category.slug,
            position: first.position,
          })}
        >
          {t('area.toFirst', { category: category.title })}
        </Link>
      )}
    </Notice>
  );
}

type Props = { area: Area };

/** Shown instead of the questions when a key-only questionnaire leaves the area out. */
function ExcludedAreaNotice({ area }: Props) {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  return (
    <>
      <Notice tone="info" title={area.title}>
        {tPlatform('lock.not-key-area')}
      </Notice>
      <AreaTabs label={t('area.tabs')} currentId={undefined} />
    </>
  );
}
