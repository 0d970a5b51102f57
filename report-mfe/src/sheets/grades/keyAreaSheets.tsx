import { useTranslation } from 'react-i18next';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import {
  countRowsReachingAverage,
  findComparisonHeadlineKind,
} from '../../comparisons/countRowsReachingAverage.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet, limitSheetsToReports } from '../defineSheet.ts';
import { useAreasChart } from './useAreasChart.ts';
import { useKeyAreasMessage } from './useKeyAreasMessage.ts';

/** Two sheets with the results of the key areas: one without and one with the benchmark. */
export const keyAreaSheets = limitSheetsToReports(
  ({ keyAreas }) => keyAreas.length > 0,
  [
    defineSheet({ id: 'key-topics', title: 'contents.titles.key-topics', Sheet: KeyAreasSheet }),
    defineSheet({
      id: 'key-topics-benchmark',
      title: 'contents.titles.key-topics-benchmark',
      Sheet: KeyAreasBenchmarkSheet,
    }),
  ],
);

/** The grades of the key areas: this year and the earlier year. */
function KeyAreasSheet(props: SheetProps) {
  const { report } = props;
  const { t } = useTranslation('report');
  return (
    <ChartSheet
      {...props}
      eyebrow={t('grades.key.eyebrow')}
      headline={useKeyAreasMessage(report)}
      chart={useAreasChart(report, report.keyAreas, { isWithPrevious: true })}
    />
  );
}

/** The grades of the key areas, compared with the averages of other organisations. */
function KeyAreasBenchmarkSheet(props: SheetProps) {
  const { t } = useTranslation('report');
  const { keyAreas } = props.report;
  const compared = countRowsReachingAverage(
    keyAreas.map(({ grade, comparisons }) => ({ own: grade, comparisons })),
  );
  const message = findComparisonHeadlineKind(compared, props.report.decision !== 'not-decided');
  return (
    <ChartSheet
      {...props}
      eyebrow={t('grades.keyCompared.eyebrow')}
      headline={t(`grades.keyCompared.headline.${message}`, compared)}
      chart={useAreasChart(props.report, keyAreas, { isWithOthers: true })}
    />
  );
}
