import { ChartSlide } from '../charting/ChartSlide.tsx';
import { besideAverage } from '../presenting-topics/besideAverage.ts';
import { useWords } from '../useWords.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { useFiguresChart } from './useFiguresChart.ts';

/** Of the standard view (spec 2 §9). */
const mostRows = 9;

/** Numbers of the standard questions beside those of others. */
export function NumbersSlide(props: SlideProps) {
  return <FiguresSlide {...props} isPercent={false} />;
}

/** Percents of the standard questions beside those of others. */
export function PercentsSlide(props: SlideProps) {
  return <FiguresSlide {...props} isPercent />;
}

function FiguresSlide({ isPercent, ...props }: SlideProps & { isPercent: boolean }) {
  const t = useWords();
  const { numbers, percents } = props.report.figures.standard;
  const figures = isPercent ? percents : numbers;
  const { kind, ...counts } = besideAverage(figures) ?? { kind: 'unknown' as const };
  return (
    <ChartSlide
      {...props}
      eyebrow={t(`figures.${isPercent ? 'percents' : 'numbers'}`)}
      headline={t(`figures.headline.${kind}`, counts)}
      chart={useFiguresChart(props.report, { figures, isPercent, mostRows })}
    />
  );
}
