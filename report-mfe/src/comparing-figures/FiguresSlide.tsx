import { useTranslation } from 'react-i18next';
import { ChartSlide } from '../charting/ChartSlide.tsx';
import { compareToAverage } from '../presenting-topics/compareToAverage.ts';
import type { Figure } from '../toReportData.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { useFiguresChart } from './useFiguresChart.ts';

type Props = SlideProps & {
  figures: readonly Figure[];
  /** Whether the figures are percentages. */
  isPercent: boolean;
  /** Maximum number of rows per sheet. */
  mostRows: number;
};

/** A slide with a benchmark table: figures from the questionnaire beside the averages of other organisations. */
export function FiguresSlide({ figures, isPercent, mostRows, ...props }: Props) {
  const { t } = useTranslation('report');
  const { kind, ...counts } = compareToAverage(figures) ?? { kind: 'unknown' as const };
  return (
    <ChartSlide
      {...props}
      eyebrow={t(`figures.${isPercent ? 'percents' : 'numbers'}`)}
      headline={t(`figures.headline.${kind}`, counts)}
      chart={useFiguresChart(props.report, { figures, isPercent, mostRows })}
    />
  );
}
