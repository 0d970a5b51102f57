import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatNumber } from '@cert/shared/i18n';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { countReachedKeyTopics } from '../guiding/countReachedKeyTopics.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { compareToAverage } from './compareToAverage.ts';
import { describeReach } from './describeReach.ts';
import { useTopicsChart } from './useTopicsChart.ts';

/** The grades of the key topics: this year and the earlier year. */
export function KeyTopicsSlide(props: SlideProps) {
  const { report } = props;
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyTopics, decision } = report;
  const { kind, ...counts } = describeReach(countReachedKeyTopics(report), keyTopics.length);
  const minimumGrades = [...new Set(keyTopics.map(({ minGrade }) => minGrade))].sort();
  const grade = minimumGrades.map((least) => formatNumber(least, language)).join(' / ');
  const message = decision === 'not-decided' ? 'undecided' : kind;
  return (
    <ChartSlide
      {...props}
      eyebrow={t('topics.key.eyebrow')}
      headline={t(`topics.key.headline.${message}`, { ...counts, grade })}
      chart={useTopicsChart(report, keyTopics, { isWithPrevious: true })}
    />
  );
}

/** The grades of the key topics, compared with the averages of other organisations. */
export function KeyTopicsBenchmarkSlide(props: SlideProps) {
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
      chart={useTopicsChart(props.report, keyTopics, { isWithOthers: true })}
    />
  );
}
