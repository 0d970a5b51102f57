import { useTranslation } from 'react-i18next';
import { formatExactPercent, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { omitEmptyComparisons } from '../../charts/bars.ts';
import { ChartSheet, type BarChartContent } from '../../charts/ChartSheet.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { countRowsReachingAverage } from '../../comparisons/countRowsReachingAverage.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { ComparedFigure, ReportData } from '../../reportData.ts';
import { defineSheet, type SheetDefinition } from '../defineSheet.ts';
import { buildFigureRows } from './buildFigureRows.ts';

/** The benchmark tables of the standard view. */
export const standardBenchmarkSheets = defineBenchmarkSheets({
  id: 'care-benchmark',
  view: 'standard',
  maxRows: 9,
});

/** The benchmark tables of the Above-and-Beyond view. */
export const beyondBenchmarkSheets = defineBenchmarkSheets({
  id: 'beyond-figures',
  view: 'beyond',
  maxRows: 7,
});

type Options = {
  /** Anchor of the sheet with numbers; the sheet with percentages has the suffix `-percents`. */
  id: 'care-benchmark' | 'beyond-figures';
  /** The view of the report, which decides from which questions the figures come: standard or Above and Beyond. */
  view: keyof ReportData['figures'];
  /** Maximum number of rows per sheet. */
  maxRows: number;
};

/** The benchmark tables of one view. */
function defineBenchmarkSheets({ id, view, maxRows }: Options): SheetDefinition[] {
  const sheetOf = (list: 'numbers' | 'percents') =>
    function ViewFiguresSheet(props: SheetProps) {
      const figures = props.report.figures[view][list];
      return <FiguresSheet {...props} {...{ figures, maxRows }} isPercent={list === 'percents'} />;
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
  figures: readonly ComparedFigure[];
  /** Whether the figures are percentages. */
  isPercent: boolean;
  /** Maximum number of rows per sheet. */
  maxRows: number;
};

/** A sheet with a benchmark table: figures from the questionnaire beside the averages of other organisations. */
function FiguresSheet({ figures, isPercent, maxRows, ...props }: Props) {
  const { t } = useTranslation('report');
  const { kind, ...counts } = countRowsReachingAverage(figures);
  return (
    <ChartSheet
      {...props}
      eyebrow={t(`figures.${isPercent ? 'percents' : 'numbers'}`)}
      headline={t(`figures.headline.${kind}`, counts)}
      chart={useFiguresChart(props.report, { figures, isPercent, maxRows })}
    />
  );
}

/** The chart of a benchmark table: figures from the questionnaire beside the averages of other organisations. */
function useFiguresChart(
  report: ReportData,
  { figures, isPercent, maxRows }: Omit<Props, keyof SheetProps>,
): BarChartContent {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { keyEntries, notes, organisations, formatOrNone } = useChartTexts(report);
  const number = (value: number) => formatNumber(value, language);
  const percent = (value: number) => formatExactPercent(value, language);
  const shown = omitEmptyComparisons(figures);
  const hasNeutral = shown.some(({ own, betterWhen }) => own !== null && betterWhen === 'neutral');
  // A missing answer is shown as a dash, so only a missing average needs the note about "n/a".
  const withGaps = shown.filter(({ comparisons }) =>
    comparisons.some(({ value }) => value === null),
  );
  return {
    rows: buildFigureRows(shown, {
      number,
      label: formatOrNone(isPercent ? percent : number),
      organisations,
      lessIsBetter: (sentence) => t('figures.lessIsBetter', { sentence }),
      unanswered: (sentence) => t('figures.unanswered', { sentence }),
      noAnswer: t('figures.noAnswer'),
    }),
    // A bar of full length is twice the average of other organisations, so the average is in the middle of the scale.
    scale: { max: 100, step: 50 },
    reference: null,
    entries: keyEntries(shown),
    notes: [
      [t('figures.reading'), ...(hasNeutral ? [t('figures.neutral')] : [])].join(' '),
      ...notes(withGaps),
    ],
    titleName: t('figures.what'),
    titleMm: 128,
    maxRows,
  };
}
