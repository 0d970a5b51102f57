import { useTranslation } from 'react-i18next';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { besideAverage } from '../presenting-topics/besideAverage.ts';
import type { Figure } from '../reportView.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { useFiguresChart } from './useFiguresChart.ts';

type Props = SlideProps & {
  figures: readonly Figure[];
  /** Whether they are percents. */
  isPercent: boolean;
  /** On one sheet (spec 2 §9). */
  mostRows: number;
};

/** A benchmark table: numbers or percents of the questionnaire beside those of others. */
export function FiguresSlide({ figures, isPercent, mostRows, ...props }: Props) {
  const { t } = useTranslation('report');
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
