import { useTranslation } from 'react-i18next';
import { formatList, formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { CategoryResult, ReportData } from '../../reportData.ts';
import { findBestAndWorstAreas, type EquallyGradedAreas } from './describeAreas.ts';

/** A headline names up to this many areas if their names are short enough; otherwise it states their number. */
const maxNamed = 2;
const maxNamedLetters = 60;

/** The headline of a category from its strongest and weakest areas, and a sentence about its percentage. */
export function useCategoryTexts(
  category: CategoryResult,
  report: ReportData,
): { headline: string; result: string } {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const format = (percent: number | null) =>
    percent === null ? '' : formatPercent(percent, language);
  const result = t(`grades.step.${findCategorySentenceKind(category, report)}`, {
    percent: format(category.percent),
    previous: format(category.previousPercent),
    year: report.previousYear ?? '',
  });
  const extremes = findBestAndWorstAreas(category.areas);
  if (!extremes) return { headline: t('grades.step.open'), result };
  const { best, worst } = extremes;
  const headline = worst
    ? t('grades.stepAreas.range', { best: name(best), worst: name(worst) })
    : t('grades.stepAreas.even', {
        count: category.areas.length,
        grade: formatNumber(best.grade, language),
      });
  return { headline, result };

  function name({ titles, grade }: EquallyGradedAreas): string {
    const named = formatList(titles, language);
    const areas =
      titles.length > maxNamed || named.length > maxNamedLetters
        ? t('grades.stepAreas.several', { count: titles.length })
        : named;
    return t('grades.stepAreas.graded', { areas, grade: formatNumber(grade, language) });
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
