import type { Comparison } from '../reportView.ts';
import type { Bar, BarRow } from './bars.ts';
import { comparisonKinds, organisationsBehind, type Measured } from './measured.ts';

/** How the numbers of a chart are written. */
export type Writing = {
  /** With its unit; what stands for "none" for null. */
  value: (value: number | null) => string;
  organisations: (count: number) => string;
};

/**
 * The bars of each row: own, earlier year, comparisons. A null is written, but has no bar; a 0 is a value. Where the number of organisations differs from row to row, it stands at each bar, else in the key alone.
 */
export function barRows(
  measured: readonly Measured[],
  { value, organisations }: Writing,
): BarRow[] {
  const isEven = new Map(
    comparisonKinds(measured).map((kind) => {
      const { least, most } = organisationsBehind(measured, kind);
      return [kind, least === most];
    }),
  );
  return measured.map(({ key, title, own, previous, comparisons = [] }) => ({
    key,
    title,
    bars: [
      { kind: 'own', length: own, label: value(own) },
      ...(previous === undefined
        ? []
        : [{ kind: 'previous' as const, length: previous, label: value(previous) }]),
      ...comparisons.map(barOf),
    ],
  }));

  function barOf({ kind, value: mean, organisations: count }: Comparison): Bar {
    const label = isEven.get(kind) ? value(mean) : `${value(mean)} (${count})`;
    return { kind, length: mean, label, note: organisations(count) };
  }
}
