import { useTranslation } from 'react-i18next';
import { formatExactPercent, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { ChartSheet, type BarChartContent } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { compareToAverage } from '../../comparisons/compareToAverage.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { Figure, ReportData } from '../../reportData.ts';
import { defineSheet, type SheetDefinition } from '../defineSheet.ts';
import { figureRows } from './figureRows.ts';

/** The benchmark tables of the standard view. */
export const standardFiguresSheets = figuresSheets({
  id: 'care-benchmark',
  view: 'standard',
  mostRows: 9,
});

/** The benchmark tables of the Above-and-Beyond view. */
export const beyondFiguresSheets = figuresSheets({
  id: 'beyond-figures',
  view: 'beyond',
  mostRows: 7,
});

type Options = {
  /** Anchor of the sheet with numbers; the sheet with percentages has the suffix `-percents`. */
  id: 'care-benchmark' | 'beyond-figures';
  /** The view of the report, which decides from which questions the figures come: standard or Above and Beyond. */
  view: keyof ReportData['figures'];
  /** Maximum number of rows per sheet. */
  mostRows: number;
};

/** The benchmark tables of one view. */
function figuresSheets({ id, view, mostRows }: Options): SheetDefinition[] {
  const sheetOf = (list: 'numbers' | 'percents') =>
    function ViewFiguresSheet(props: SheetProps) {
      const figures = props.report.figures[view][list];
      return <FiguresSheet {...props} {...{ figures, mostRows }} isPercent={list === 'percents'} />;
    };
  return [
    defineSheet({
      id,
      title: `contents.titles.${id}`,
      when: ({ figures }) => figures[view].numbers.length > 0,
      Sheet: sheetOf('numbers'),
    }),
    defineSheet({
      id: `${id}-percents`,
      title: `contents.titles.${id}-percents`,
      when: ({ figures }) => figures[view].percents.length > 0,
      Sheet: sheetOf('percents'),
    }),
  ];
}

type Props = SheetProps & {
  figures: readonly Figure[];
  /** Whether the figures are percentages. */
  isPercent: boolean;
  /** Maximum number of rows per sheet. */
  mostRows: number;
};

/** A sheet with a benchmark table: figures from the questionnaire beside the averages of other organisations. */
function FiguresSheet({ figures, isPercent, mostRows, ...props }: Props) {
  const { t } = useTranslation('report');
  const { kind, ...counts } = compareToAverage(figures) ?? { kind: 'unknown' as const };
  return (
    <ChartSheet
      {...props}
      eyebrow={t(`figures.${isPercent ? 'percents' : 'numbers'}`)}
      headline={t(`figures.headline.${kind}`, counts)}
      chart={useFiguresChart(props.report, { figures, isPercent, mostRows })}
    />
  );
}

/** The chart of a benchmark table: figures from the questionnaire beside the averages of other organisations. */
function useFiguresChart(
  report: ReportData,
  { figures, isPercent, mostRows }: Omit<Props, keyof SheetProps>,
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
