import type { Comparison } from '../toReportData.ts';
import type { Bar, BarRow } from './bars.ts';
import { comparisonKinds, organisationCountRange, type RowValues } from './rowValues.ts';

/** Formatters for the numbers of a chart. */
export type ChartFormats = {
  /** Formats a value with its unit; null becomes "n/a". */
  value: (value: number | null) => string;
  organisations: (count: number) => string;
};

/**
 * Builds the bars of each row: own value, earlier year, comparisons. A null value gets a label but no bar; 0 is a
 * normal value. If the number of compared organisations differs between rows, the labels of the bars contain it;
 * otherwise only the legend does.
 */
export function barRows(
  values: readonly RowValues[],
  { value, organisations }: ChartFormats,
): BarRow[] {
  const isEven = new Map(
    comparisonKinds(values).map((kind) => {
      const { least, most } = organisationCountRange(values, kind);
      return [kind, least === most];
    }),
  );
  return values.map(({ key, title, own, previous, comparisons = [] }) => ({
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
