import type { Bar, BarRow } from '../../charts/bars.ts';
import { isAtLeastAsGoodAsAverage } from '../../comparisons/countRowsReachingAverage.ts';
import type { Comparison, ComparedFigure } from '../../reportData.ts';

/** Formatters for the numbers of the benchmark tables. */
type FigureFormats = {
  /** Formats the organisation’s number without its unit, because the sentence already contains the unit. */
  number: (value: number) => string;
  /** Formats the label of a bar; null becomes "n/a". */
  label: (value: number | null) => string;
  organisations: (count: number) => string;
  /** Appends the note that lower numbers are better (“Less is better.”). */
  lessIsBetter: (sentence: string) => string;
  /**
   * Appends the note that the answer is missing. The given sentence has an ellipsis in place of the number, and does
   * not end with a full stop.
   */
  unanswered: (sentence: string) => string;
  /** The note that the answer is missing, for the table for screen readers. */
  noAnswer: string;
};

/** The mark of a figure that is as good as the average or better. */
const goodMark = '✓';
/** The mark of a figure of which neither more nor less is better. */
const neutralMark = '○';

/** The placeholder for the number in a sentence of the content. */
const numberPlaceholder = 'XXX';

/**
 * The rows of a benchmark table: a sentence with the organisation’s number, and bars whose length is relative to the
 * average of all others (see `calculateBarLengthPercent`). Good figures come first, figures that cannot be judged last.
 * See docs/product/report.md#figures.
 */
export function buildFigureRows(
  figures: readonly ComparedFigure[],
  formats: FigureFormats,
): BarRow[] {
  return figures
    .map((figure) => ({ figure, isGood: isAtLeastAsGoodAsAverage(figure) }))
    .toSorted((one, other) => rankOf(one.isGood) - rankOf(other.isGood))
    .map(({ figure, isGood = false }) => figureRow(figure, isGood, formats));
}

function rankOf(isGood: boolean | undefined): number {
  if (isGood === undefined) return 2;
  return isGood ? 0 : 1;
}

function figureRow(figure: ComparedFigure, isGood: boolean, formats: FigureFormats): BarRow {
  const { key, own, betterWhen, comparisons } = figure;
  const { label, organisations } = formats;
  const average = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
  const othersBar = ({ kind, value, organisations: count }: Comparison): Bar => ({
    kind,
    length: calculateBarLengthPercent(value, average),
    label: `${label(value)} (${count})`,
    note: organisations(count),
  });
  const mark = isGood ? ` ${goodMark}` : betterWhen === 'neutral' ? ` ${neutralMark}` : '';
  const ownBar: Bar = {
    kind: 'own',
    length: calculateBarLengthPercent(own, average),
    ...(own === null
      ? { label: '–', note: formats.noAnswer }
      : { label: `${label(own)}${mark}`, ...(isGood && { isGood }) }),
  };
  return {
    key,
    ...describeFigure(figure, formats),
    bars: [ownBar, ...comparisons.map(othersBar)],
  };
}

function describeFigure(
  { sentence, title, own, betterWhen }: ComparedFigure,
  { number, lessIsBetter, unanswered }: FigureFormats,
): Pick<BarRow, 'title' | 'highlight'> {
  if (own === null) return { title: unanswered(title.replace(/\.$/, '')) };
  const at = sentence.indexOf(numberPlaceholder);
  const sentenceWithNumber = sentence.replaceAll(numberPlaceholder, () => number(own));
  return {
    title: betterWhen === 'less' ? lessIsBetter(sentenceWithNumber) : sentenceWithNumber,
    ...(at >= 0 && { highlight: { at, length: number(own).length } }),
  };
}

/** Length of the bar of the average, in percent of the full width; other bars are at most twice as long. */
const averageBarLength = 50;

/**
 * The length of a bar relative to the average of other organisations, at most 100. See docs/product/report.md#figures.
 * @param value null if there is no value ("n/a")
 * @param others the average that all bars of a row are compared with; null if there is none ("n/a")
 * @returns percent of the full width; null for no bar
 */
export function calculateBarLengthPercent(
  value: number | null,
  others: number | null,
): number | null {
  if (value === null || others === null) return null;
  if (others === 0) return value > 0 ? 100 : 0;
  return Math.min(100, (value / others) * averageBarLength);
}
