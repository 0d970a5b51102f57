import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatPercent } from '@cert/shared/i18n';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { compareToAverage } from './compareToAverage.ts';
import { describeReachedCount } from './describeReachedCount.ts';
import { useStepsChart } from './useStepsChart.ts';

/** The results of the lifecycle steps: this year and the earlier year. */
export function StepsSlide(props: SlideProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { categories, thresholdPercent, decision } = props.report;
  const reached = categories.filter(({ percent }) => (percent ?? 0) >= thresholdPercent).length;
  const { kind, ...counts } = describeReachedCount(reached, categories.length);
  const message = decision === 'not-decided' ? 'undecided' : kind;
  const threshold = formatPercent(thresholdPercent, language);
  return (
    <ChartSlide
      {...props}
      eyebrow={t('topics.steps.eyebrow')}
      headline={t(`topics.steps.headline.${message}`, { ...counts, threshold })}
      chart={useStepsChart(props.report, { isWithPrevious: true })}
    />
  );
}

/** The results of the lifecycle steps, compared with the averages of other organisations. */
export function StepsBenchmarkSlide(props: SlideProps) {
  const { t } = useTranslation('report');
  const { kind, ...counts } = compareToAverage(
    props.report.categories.map(({ percent, comparisons }) => ({ own: percent, comparisons })),
  ) ?? { kind: 'unknown' as const };
  const message =
    props.report.decision === 'not-decided' && kind !== 'unknown' ? 'undecided' : kind;
  return (
    <ChartSlide
      {...props}
      eyebrow={t('topics.stepsCompared.eyebrow')}
      headline={t(`topics.stepsCompared.headline.${message}`, counts)}
      chart={useStepsChart(props.report, { isWithOthers: true })}
    />
  );
}
