import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { barRows, percentScale } from '../../charts/bars.ts';
import { ChartSheet, type BarChartContent } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { compareToAverage, describeReachedCount } from '../../comparisons/compareToAverage.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { ReportData } from '../../reportData.ts';
import { defineSheet, onlyWhen } from '../defineSheet.ts';

/** The results by step of the lifecycle, without and with a comparison with others. */
export const stepSheets = onlyWhen(
  ({ categories }) => categories.length > 0,
  [
    defineSheet({ id: 'elc', title: 'contents.titles.elc', Sheet: StepsSheet }),
    defineSheet({
      id: 'elc-benchmark',
      title: 'contents.titles.elc-benchmark',
      Sheet: StepsBenchmarkSheet,
    }),
  ],
);

/** The results of the lifecycle steps: this year and the earlier year. */
function StepsSheet(props: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { categories, thresholdPercent, decision } = props.report;
  const reached = categories.filter(({ percent }) => (percent ?? 0) >= thresholdPercent).length;
  const { kind, ...counts } = describeReachedCount(reached, categories.length);
  const message = decision === 'not-decided' ? 'undecided' : kind;
  const threshold = formatPercent(thresholdPercent, language);
  return (
    <ChartSheet
      {...props}
      eyebrow={t('topics.steps.eyebrow')}
      headline={t(`topics.steps.headline.${message}`, { ...counts, threshold })}
      chart={useStepsChart(props.report, { isWithPrevious: true })}
    />
  );
}

/** The results of the lifecycle steps, compared with the averages of other organisations. */
function StepsBenchmarkSheet(props: SheetProps) {
  const { t } = useTranslation('report');
  const { kind, ...counts } = compareToAverage(
    props.report.categories.map(({ percent, comparisons }) => ({ own: percent, comparisons })),
  ) ?? { kind: 'unknown' as const };
  const message =
    props.report.decision === 'not-decided' && kind !== 'unknown' ? 'undecided' : kind;
  return (
    <ChartSheet
      {...props}
      eyebrow={t('topics.stepsCompared.eyebrow')}
      headline={t(`topics.stepsCompared.headline.${message}`, counts)}
      chart={useStepsChart(props.report, { isWithOthers: true })}
    />
  );
}

/** The steps of the lifecycle in percent of their points, with the reference line at the threshold. */
function useStepsChart(
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
