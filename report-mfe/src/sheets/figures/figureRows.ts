import type { Bar, BarRow } from '../../charts/bars.ts';
import type { Comparison, Figure } from '../../reportData.ts';

/** Formatters for the numbers of the benchmark tables. */
type FigureFormats = {
  /** Formats a value inside a sentence that already has the unit; null becomes "n/a". */
  number: (value: number | null) => string;
  /** Formats the label of a bar. */
  label: (value: number | null) => string;
  organisations: (count: number) => string;
};

/** The placeholder for the number in a sentence of the content. */
const numberPlaceholder = 'XXX';

/**
 * The rows of a benchmark table: a sentence with the own number, and bars whose length is relative to the average of
 * all others (see `relativeLength`).
 */
export function figureRows(
  figures: readonly Figure[],
  { number, label, organisations }: FigureFormats,
): BarRow[] {
  return figures.map(({ key, sentence, own, comparisons }) => {
    const average = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
    const othersBar = ({ kind, value, organisations: count }: Comparison): Bar => ({
      kind,
      length: relativeLength(value, average),
      label: `${label(value)} (${count})`,
      note: organisations(count),
    });
    const at = sentence.indexOf(numberPlaceholder);
    return {
      key,
      title: sentence.replaceAll(numberPlaceholder, () => number(own)),
      ...(at >= 0 && { highlight: { at, length: number(own).length } }),
      bars: [
        { kind: 'own', length: relativeLength(own, average), label: label(own) },
        ...comparisons.map(othersBar),
      ],
    };
  });
}

/** Length of the bar of the average, in percent of the full width; the organisation's own bar may be twice as long. */
const averageBarLength = 50;

/**
 * The length of a bar relative to the average of others, at most 100. See docs/product/report.md#figures.
 * @param value null: n/a
 * @param others the average that all bars of a row are compared with; null: n/a
 * @returns percent of the full width; null for no bar
 */
export function relativeLength(value: number | null, others: number | null): number | null {
  if (value === null || others === null) return null;
  if (others === 0) return value > 0 ? 100 : 0;
  return Math.min(100, (value / others) * averageBarLength);
}
