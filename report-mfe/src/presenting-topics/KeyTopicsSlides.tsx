import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatNumber } from '@cert/shared/i18n';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { countReachedKeyAreas } from '../guiding/countReachedKeyAreas.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { compareToAverage } from './compareToAverage.ts';
import { describeReachedCount } from './describeReachedCount.ts';
import { useAreasChart } from './useAreasChart.ts';

/** The grades of the key topics: this year and the earlier year. */
export function KeyAreasSlide(props: SlideProps) {
  const { report } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyTopics, decision } = report;
  const { kind, ...counts } = describeReachedCount(countReachedKeyAreas(report), keyTopics.length);
  const minimumGrades = [...new Set(keyTopics.map(({ minGrade }) => minGrade))].sort();
  const grade = minimumGrades.map((least) => formatNumber(least, language)).join(' / ');
  const message = decision === 'not-decided' ? 'undecided' : kind;
  return (
    <ChartSlide
      {...props}
      eyebrow={t('topics.key.eyebrow')}
      headline={t(`topics.key.headline.${message}`, { ...counts, grade })}
      chart={useAreasChart(report, keyTopics, { isWithPrevious: true })}
    />
  );
}

/** The grades of the key topics, compared with the averages of other organisations. */
export function KeyAreasBenchmarkSlide(props: SlideProps) {
  const { t } = useTranslation('report');
  const { keyTopics } = props.report;
  const { kind, ...counts } = compareToAverage(
    keyTopics.map(({ grade, comparisons }) => ({ own: grade, comparisons })),
  ) ?? { kind: 'unknown' as const };
  const message =
    props.report.decision === 'not-decided' && kind !== 'unknown' ? 'undecided' : kind;
  return (
    <ChartSlide
      {...props}
      eyebrow={t('topics.keyCompared.eyebrow')}
      headline={t(`topics.keyCompared.headline.${message}`, counts)}
      chart={useAreasChart(props.report, keyTopics, { isWithOthers: true })}
    />
  );
}
