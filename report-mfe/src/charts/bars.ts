import type { ComparisonKind, Comparison } from '../reportData.ts';

/**
 * The kind of value that a bar shows: the organisation's value of this year or of an earlier year, or the average of
 * other organisations.
 */
export type BarKind = 'own' | 'previous' | ComparisonKind;

export type Bar = {
  kind: BarKind;
  /** Length of the bar in units of the scale; null for no bar. */
  length: number | null;
  /** The formatted value with its unit, or "n/a". */
  label: string;
  /** The number of organisations behind the value, shown in the table only. */
  note?: string;
};

/** A row of a chart: a title and its bars, from top to bottom. */
export type BarRow = {
  key: string;
  title: string;
  /** The highlighted part of the title: start index and length, in characters. */
  highlight?: { at: number; length: number };
  bars: readonly Bar[];
};

/** The scale of a chart, from 0 to `most`. */
export type Scale = {
  most: number;
  /** Distance between two ticks. */
  step: number;
};

/** Scale for the grades of areas. */
export const gradeScale: Scale = { most: 3, step: 1 };

/** Scale for shares of points, in percent. */
export const percentScale: Scale = { most: 100, step: 10 };

/** The grade at which charts of topics and areas have their reference line. See docs/product/report.md#charts. */
export const referenceGrade = 2;

/** The unformatted values of one chart row. */
export type RowValues = {
  key: string;
  title: string;
  own: number | null;
  /** The value of the earlier year; undefined if the chart does not show it. */
  previous?: number | null;
  comparisons?: readonly Comparison[];
};

/** The lowest and the highest number of organisations behind one kind of comparison in all rows. */
export function organisationCountRange(
  rows: readonly RowValues[],
  kind: ComparisonKind,
): { least: number; most: number } {
  const counts = rows.flatMap(({ comparisons = [] }) =>
    comparisons.filter((comparison) => comparison.kind === kind).map((c) => c.organisations),
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** The kinds of comparison that the rows have, in drawing order. */
export function comparisonKinds(rows: readonly RowValues[]): ComparisonKind[] {
  const kinds = rows.flatMap(({ comparisons = [] }) => comparisons.map(({ kind }) => kind));
  return [...new Set(kinds)];
}

/** Formatters for the numbers of a chart. */
type ChartFormats = {
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
