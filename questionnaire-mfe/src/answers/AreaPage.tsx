import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, Link } from 'react-router-dom';
import type { CategoryReply, Area } from '@cert/shared/contract';
import { Loaded, useSetPageName, useRead, useSlotsSettled } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { findReaderRole, UnlockProvider } from './editAccess.tsx';
import { toAreaAddress } from './area/toAreaAddress.ts';
import { AreaContent } from './area/AreaContent.tsx';
import { areaHeadingId } from './area/AreaHeader.tsx';
import { AreaTabs } from './area/AreaTabs.tsx';
import { CurrentCategoryProvider, useCurrentCategory } from './CurrentCategory.tsx';

/** The slots of the page. */
const slotNames = ['area.grading', 'question.above-beyond', 'question.certifier'] as const;

/**
 * Serves `category/:slug/:areaIndex?`: one area of a category. Without `areaIndex`, it shows the first area that takes
 * answers. In a key-only questionnaire this is not always the first area of the category.
 */
export function AreaPage() {
  const { questionnaireId: digits, slug = '', areaIndex } = useParams();
  const questionnaireId = Number(digits);
  const read = useRead('areaCategory', { id: questionnaireId, slug }, { isLive: true });
  const shownAreaRef = useRef<number>(undefined);
  const areSlotsSettled = useSlotsSettled(slotNames);
  const [isFirstView] = useState(read.data === undefined || !areSlotsSettled);
  const { hash } = useLocation();
  const isStaged = isFirstView && hash === '';
  return (
    <Loaded of={read} isHeld={!areSlotsSettled} isFast={isStaged}>
      {(category) => (
        <CurrentCategoryProvider
          questionnaireId={questionnaireId}
          category={category}
          role={findReaderRole(category)}
        >
          <UnlockProvider key={questionnaireId}>
            <AreaAt {...{ category, areaIndex, shownAreaRef, isStaged }} />
          </UnlockProvider>
        </CurrentCategoryProvider>
      )}
    </Loaded>
  );
}

type AreaAtProps = {
  category: CategoryReply;
  areaIndex: string | undefined;
  /** Id of the area that the page showed last; undefined before the first area. */
  shownAreaRef: RefObject<number | undefined>;
  /**
   * Whether to show the first questions in one fast render before the others. False if the user returns to the page,
   * because the browser then scrolls to where the user was. False if the address names a question, because the page
   * then scrolls to this question.
   */
  isStaged: boolean;
};

function AreaAt({ category, areaIndex, shownAreaRef, isStaged }: AreaAtProps) {
  const { areas } = category;
  const isComplete = useDeferredValue(true, !isStaged);
  const area =
    areaIndex === undefined
      ? (areas.find(({ open }) => open) ?? areas[0])
      : areas.find(({ position }) => String(position) === areaIndex);
  useFocusOnArrival(area?.id, shownAreaRef);
  useSetPageName(area?.title);
  if (!area) return <AreaNotFoundNotice />;
  if (!area.open) return <ExcludedAreaNotice area={area} />;
  return <AreaContent area={area} isComplete={isComplete} />;
}

/**
 * Moves the focus to the heading when the user goes from one area to another. Does nothing when the address has a hash,
 * because the question card then gets the focus.
 */
function useFocusOnArrival(
  areaId: number | undefined,
  shownAreaRef: RefObject<number | undefined>,
) {
  const { hash } = useLocation();
  useEffect(() => {
    const isArrival = shownAreaRef.current !== undefined && shownAreaRef.current !== areaId;
    shownAreaRef.current = areaId;
    if (isArrival && hash === '')
      document.getElementById(areaHeadingId)?.focus({ preventScroll: true });
  }, [areaId, hash, shownAreaRef]);
}

/** Shown when the category has no area at the position in the address. */
function AreaNotFoundNotice() {
  const { t } = useTranslation('questionnaire');
  const { questionnaireId, category } = useCurrentCategory();
  const first = category.areas.find(({ open }) => open);
  return (
    <Notice tone="warning" title={t('area.missing')}>
      {first && (
        <Link
          to={toAreaAddress({
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

/** Shown instead of the questions when a key-only questionnaire excludes the area. */
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
