import type { Bar, BarRow } from '../charting/bars.ts';
import { relativeLength } from '../charting/relativeLength.ts';
import type { Comparison, Figure } from '../reportView.ts';

/** How the numbers of the benchmark tables are written. */
export type FigureWriting = {
  /** In the sentence, which has the unit; what stands for "none" for null. */
  number: (value: number | null) => string;
  /** At the bar. */
  label: (value: number | null) => string;
  organisations: (count: number) => string;
};

/** What a sentence of the content has in the place of its number. */
const placeOfNumber = 'XXX';

/**
 * The lines of a benchmark table: a sentence with the own number, and bars that are measured by the average of all
 * others (spec 2 §9, "Benchmark bar width").
 */
export function figureRows(
  figures: readonly Figure[],
  { number, label, organisations }: FigureWriting,
): BarRow[] {
  return figures.map(({ key, sentence, own, comparisons }) => {
    const average = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
    const othersBar = ({ kind, value, organisations: count }: Comparison): Bar => ({
      kind,
      length: relativeLength(value, average),
      label: `${label(value)} (${count})`,
      note: organisations(count),
    });
    const at = sentence.indexOf(placeOfNumber);
    return {
      key,
      title: sentence.replaceAll(placeOfNumber, () => number(own)),
      ...(at >= 0 && { highlight: { at, length: number(own).length } }),
      bars: [
        { kind: 'own', length: relativeLength(own, average), label: label(own) },
        ...comparisons.map(othersBar),
      ],
    };
  });
}
