import { useTranslation } from 'react-i18next';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { barRows, gradeScale, referenceGrade } from '../../charts/bars.ts';
import type { BarChartContent } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import type { AreaResult, ReportData } from '../../reportData.ts';

/** The grades of topics from 0 to 3, with the reference line at 2. */
export function useAreasChart(
  report: ReportData,
  topics: readonly AreaResult[],
  { isWithPrevious = false, isWithOthers = false },
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const format = (grade: number) => formatNumber(grade, language);
  const hasPrevious = isWithPrevious && report.previousYear !== null;
  const values = topics.map(({ id, title, grade, previousGrade, comparisons }) => ({
    key: String(id),
    title,
    own: grade,
    ...(hasPrevious && { previous: previousGrade }),
    ...(isWithOthers && { comparisons }),
  }));
  return {
    rows: barRows(values, { value: formatOrNone(format), organisations }),
    scale: gradeScale,
    reference: referenceGrade,
    formatTick: format,
    entries: keyEntries(values),
    notes: notes(values),
    titleName: t('chart.topic'),
    titleMm: 78,
  };
}
