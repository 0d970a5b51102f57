import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { buildBarRows, omitEmptyComparisons, percentScale } from '../../charts/bars.ts';
import { ChartSheet, type BarChartContent } from '../../charts/ChartSheet.tsx';
import { convertBarsToRadar } from '../../charts/radar/convertBarsToRadar.ts';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import {
  countRowsReachingAverage,
  findComparisonHeadlineKind,
  classifyReachedCount,
  findReachedHeadlineKind,
} from '../../comparisons/countRowsReachingAverage.ts';
import { SinglePageSheet } from '../../layout/SinglePageSheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { ReportData } from '../../reportData.ts';
import { defineSheet, limitSheetsToReports } from '../defineSheet.ts';
import { StepsRadar } from './StepsRadar.tsx';

/**
 * Two sheets with the results of the life cycle steps: one without and one with a comparison with other organisations.
 */
export const lifeCycleSheets = limitSheetsToReports(
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

/** The results of the life cycle steps: this year and the earlier year. */
function StepsSheet(props: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { categories, thresholdPercent, decision } = props.report;
  const reached = categories.filter(({ percent }) => (percent ?? 0) >= thresholdPercent).length;
  const { kind, ...counts } = classifyReachedCount(reached, categories.length);
  const message = findReachedHeadlineKind({ kind, reached }, decision !== 'not-decided');
  const threshold = formatPercent(thresholdPercent, language);
  return (
    <ChartSheet
      {...props}
      eyebrow={t('grades.steps.eyebrow')}
      headline={t(`grades.steps.headline.${message}`, { ...counts, threshold })}
      chart={useStepsChart(props.report, { isWithPrevious: true })}
    />
  );
}

/**
 * The results of the life cycle steps, compared with the averages of other organisations: as a radar, or as bars if
 * further comparisons are chosen or a radar cannot show the values.
 */
function StepsBenchmarkSheet(props: SheetProps) {
  const { id, report, pageNumber } = props;
  const { t } = useTranslation('report');
  const chart = useStepsChart(report, { isWithOthers: true });
  const chartWithPrevious = useStepsChart(report, { isWithPrevious: true, isWithOthers: true });
  const radar = convertBarsToRadar(chartWithPrevious.rows);
  const compared = countRowsReachingAverage(
    report.categories.map(({ percent, comparisons }) => ({ own: percent, comparisons })),
  );
  const message = findComparisonHeadlineKind(compared, report.decision !== 'not-decided');
  const eyebrow = t('grades.stepsCompared.eyebrow');
  const headline = t(`grades.stepsCompared.headline.${message}`, compared);
  if (!radar) return <ChartSheet {...props} {...{ eyebrow, headline, chart }} />;
  return (
    <SinglePageSheet isChart {...{ id, eyebrow, headline, report, pageNumber }}>
      <StepsRadar chart={chartWithPrevious} year={report.year} {...{ radar, headline }} />
    </SinglePageSheet>
  );
}

/** The steps of the life cycle in percent of their points, with the reference line at the threshold. */
function useStepsChart(
  report: ReportData,
  { isWithPrevious = false, isWithOthers = false },
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const format = (percent: number) => formatPercent(percent, language);
  const hasPrevious = isWithPrevious && report.previousYear !== null;
  const values = omitEmptyComparisons(report.categories).map(
    ({ id, title, percent, previousPercent, comparisons }) => ({
      key: String(id),
      title,
      own: percent,
      ...(hasPrevious && { previous: previousPercent }),
      ...(isWithOthers && { comparisons }),
    }),
  );
  return {
    rows: buildBarRows(values, { value: formatOrNone(format), organisations }),
    scale: percentScale,
    reference: report.thresholdPercent,
    formatTick: format,
    entries: keyEntries(values),
    notes: notes(values),
    titleName: t('chart.step'),
    titleMm: 78,
  };
}
