import { useTranslation } from 'react-i18next';
import { useLanguage } from '@cert/shared/platform';
import { formatExactPercent, formatNumber } from '@cert/shared/i18n';
import type { BarChartContent } from '../charting/ChartSlide.tsx';
import { useChartTexts } from '../charting/useChartTexts.ts';
import type { Figure, ReportData } from '../toReportData.ts';
import { figureRows } from './figureRows.ts';

type Options = {
  figures: readonly Figure[];
  /** Whether the figures are percentages. */
  isPercent: boolean;
  /** Maximum number of rows per sheet. */
  mostRows: number;
};

/** The chart of a benchmark table: figures from the questionnaire beside the averages of other organisations. */
export function useFiguresChart(
  report: ReportData,
  { figures, isPercent, mostRows }: Options,
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number) => formatExactPercent(value, language);
  const values = figures.map((figure) => ({ title: figure.sentence, ...figure }));
  return {
    rows: figureRows(figures, {
      number: formatOrNone(number),
      label: formatOrNone(isPercent ? percent : number),
      organisations,
    }),
    // The full length of a bar means twice the average of others, so the average is in the middle.
    scale: { most: 100, step: 50 },
    reference: null,
    entries: keyEntries(values),
    notes: [t('figures.reading'), ...notes(values)],
    titleName: t('figures.what'),
    titleMm: 128,
    mostRows,
  };
}
