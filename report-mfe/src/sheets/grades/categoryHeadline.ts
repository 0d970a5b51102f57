import { useTranslation } from 'react-i18next';
import { formatList, formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { shortenName } from '../../layout/fitText.ts';
import type { CategoryResult, ReportData } from '../../reportData.ts';
import { findBestAndWorstAreas, type EquallyGradedAreas } from './describeAreas.ts';

/** A headline names up to this many strongest and weakest areas each; of more areas it states their number. */
const maxNamed = 2;

/**
 * A headline with names has at most this many letters: two lines of 49 letters, as `splitRowsIntoSheets.ts` assumes for
 * the headline of a chart.
 */
const maxHeadlineLetters = 98;

/**
 * The maximum number of letters of the category's name in the headline while grades are missing, and of an area's name
 * in the headline of a category with a single area.
 */
const maxStepLetters = 45;
const maxNameLetters = 70;

/**
 * The headline of a category from its strongest and weakest areas, and a sentence about its percentage. While grades
 * are missing, the headline counts them, and there is no such sentence. Headlines differ between categories, because
 * they are also the bookmarks of the PDF.
 */
export function useCategoryResultTexts(
  category: CategoryResult,
  report: ReportData,
): { headline: string; result?: string } {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { areas } = category;
  const formatShare = (percent: number | null) =>
    percent === null ? '' : formatPercent(percent, language);
  const format = (grade: number) => formatNumber(grade, language);
  const kind = findCategorySentenceKind(category, report);
  const headline = describeAreas();
  if (kind === 'open') return { headline };
  const result = t(`grades.step.${kind}`, {
    percent: formatShare(category.percent),
    previous: formatShare(category.previousPercent),
    year: report.previousYear ?? '',
  });
  return { headline, result };

  function describeAreas(): string {
    const [first, ...others] = areas;
    if (first && others.length === 0) return describeSingleArea(first);
    const extremes = findBestAndWorstAreas(areas);
    if (!extremes) {
      const graded = areas.filter(({ grade }) => grade !== null).length;
      const step = shortenName(category.title, maxStepLetters);
      return t('grades.stepAreas.open', { step, count: graded, all: areas.length });
    }
    const { best, worst } = extremes;
    return worst
      ? describeRange(best, worst)
      : t('grades.stepAreas.even', { grade: format(best.grade) });
  }

  function describeSingleArea({ title, grade }: CategoryResult['areas'][number]): string {
    const area = shortenName(title, maxNameLetters);
    return grade === null
      ? t('grades.stepAreas.singleOpen', { area })
      : t('grades.stepAreas.single', { area, grade: format(grade) });
  }

  /**
   * Names the strongest and the weakest areas if the headline stays short enough. Otherwise it counts the areas of the
   * group with the longer names or, if that is still too long, of both groups.
   */
  function describeRange(best: EquallyGradedAreas, worst: EquallyGradedAreas): string {
    const [namedBest, namedWorst] = [nameAreas(best), nameAreas(worst)];
    const [countedBest, countedWorst] = [countAreas(best), countAreas(worst)];
    const shorter =
      namedBest.length > namedWorst.length
        ? { best: countedBest, worst: namedWorst }
        : { best: namedBest, worst: countedWorst };
    const headlines = [
      { best: namedBest, worst: namedWorst },
      shorter,
      { best: countedBest, worst: countedWorst },
    ].map((halves) => t('grades.stepAreas.range', halves));
    return headlines.find(({ length }) => length <= maxHeadlineLetters) ?? headlines.at(-1) ?? '';
  }

  function nameAreas(areasOfGrade: EquallyGradedAreas): string {
    const { titles, grade } = areasOfGrade;
    if (titles.length > maxNamed) return countAreas(areasOfGrade);
    const named = formatList(titles, language);
    return t('grades.stepAreas.graded', { areas: named, grade: format(grade) });
  }

  function countAreas({ titles, grade }: EquallyGradedAreas): string {
    const counted = t('grades.stepAreas.several', { count: titles.length });
    return t('grades.stepAreas.graded', { areas: counted, grade: format(grade) });
  }
}

/**
 * The kind of sentence about the result of one category. `open`: an area has no grade. `undecided`: the certificate is
 * not decided. `alone`: there is no earlier year. `more`, `less`, `same`: compared with the earlier year.
 */
export type CategorySentenceKind = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/**
 * Determines the kind of sentence about a category: `open` until all its areas have a grade, then `undecided` until the
 * certificate is decided, because only final results are compared with the earlier year.
 */
export function findCategorySentenceKind(
  { percent, previousPercent }: Pick<CategoryResult, 'percent' | 'previousPercent'>,
  { decision }: Pick<ReportData, 'decision'>,
): CategorySentenceKind {
  if (percent === null) return 'open';
  if (decision === 'not-decided') return 'undecided';
  if (previousPercent === null) return 'alone';
  if (percent === previousPercent) return 'same';
  return percent > previousPercent ? 'more' : 'less';
}
