import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { barRows } from '../charting/barRows.ts';
import { percentScale } from '../charting/bars.ts';
import type { BarChartContent } from '../charting/ChartSlide.tsx';
import { useChartTexts } from '../charting/useChartTexts.ts';
import type { ReportData } from '../toReportData.ts';

/** The steps of the lifecycle in percent of their points, with the reference line at the threshold. */
export function useStepsChart(
  report: ReportData,
  { isWithPrevious = false, isWithOthers = false },
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const format = (percent: number) => formatPercent(percent, language);
  const hasPrevious = isWithPrevious && report.previousYear !== null;
  const values = report.categories.map(({ id, title, percent, previousPercent, comparisons }) => ({
    key: String(id),
    title,
    own: percent,
    ...(hasPrevious && { previous: previousPercent }),
    ...(isWithOthers && { comparisons }),
  }));
  return {
    rows: barRows(values, { value: formatOrNone(format), organisations }),
    scale: percentScale,
    reference: report.thresholdPercent,
    formatTick: format,
    entries: keyEntries(values),
    notes: notes(values),
    titleName: t('chart.step'),
    titleMm: 78,
  };
}
