import { useTranslation } from 'react-i18next';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ChartSheet } from '../../charts/ChartSheet.tsx';
import { compareToAverage, describeReachedCount } from '../../comparisons/compareToAverage.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { countReachedKeyAreas } from '../../reportData.ts';
import { defineSheet, onlyWhen } from '../defineSheet.ts';
import { useAreasChart } from './useAreasChart.ts';

/** The results by key topic, without and with a comparison with others. */
export const keyAreaSheets = onlyWhen(
  ({ keyTopics }) => keyTopics.length > 0,
  [
    defineSheet({ id: 'key-topics', title: 'contents.titles.key-topics', Sheet: KeyAreasSheet }),
    defineSheet({
      id: 'key-topics-benchmark',
      title: 'contents.titles.key-topics-benchmark',
      Sheet: KeyAreasBenchmarkSheet,
    }),
  ],
);

/** The grades of the key topics: this year and the earlier year. */
function KeyAreasSheet(props: SheetProps) {
  const { report } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyTopics, decision } = report;
  const { kind, ...counts } = describeReachedCount(countReachedKeyAreas(report), keyTopics.length);
  const minimumGrades = [...new Set(keyTopics.map(({ minGrade }) => minGrade))].sort();
  const grade = minimumGrades.map((least) => formatNumber(least, language)).join(' / ');
  const message = decision === 'not-decided' ? 'undecided' : kind;
  return (
    <ChartSheet
      {...props}
      eyebrow={t('topics.key.eyebrow')}
      headline={t(`topics.key.headline.${message}`, { ...counts, grade })}
      chart={useAreasChart(report, keyTopics, { isWithPrevious: true })}
    />
  );
}

/** The grades of the key topics, compared with the averages of other organisations. */
function KeyAreasBenchmarkSheet(props: SheetProps) {
  const { t } = useTranslation('report');
  const { keyTopics } = props.report;
  const { kind, ...counts } = compareToAverage(
    keyTopics.map(({ grade, comparisons }) => ({ own: grade, comparisons })),
  ) ?? { kind: 'unknown' as const };
  const message =
    props.report.decision === 'not-decided' && kind !== 'unknown' ? 'undecided' : kind;
  return (
    <ChartSheet
      {...props}
      eyebrow={t('topics.keyCompared.eyebrow')}
      headline={t(`topics.keyCompared.headline.${message}`, counts)}
      chart={useAreasChart(props.report, keyTopics, { isWithOthers: true })}
    />
  );
}
