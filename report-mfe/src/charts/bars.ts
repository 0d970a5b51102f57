import type { ComparisonKind, Comparison } from '../reportData.ts';

/**
 * The kind of value that a bar shows: the organisation's value of this year or of an earlier year, or the average of
 * other organisations.
 */
export type BarKind = 'own' | 'previous' | ComparisonKind;

/** A bar of a chart, with the label at its end. */
export type Bar = {
  kind: BarKind;
  /** Length of the bar in units of the scale; null for no bar. */
  length: number | null;
  /** The formatted value with its unit, or "n/a". */
  label: string;
  /** The number of organisations behind the value, shown only in the table for screen readers. */
  note?: string;
  /**
   * Whether the value is as good as the average of other organisations or better. Its label then has another colour.
   */
  isGood?: boolean;
};

/** A row of a chart: a title and its bars, from top to bottom. */
export type BarRow = {
  key: string;
  title: string;
  /** The highlighted part of the title: start index and length, in characters. */
  highlight?: { at: number; length: number };
  /** A sentence that says how far the organisation’s grade is below the required one. If set, the grade is outlined. */
  gap?: string;
  bars: readonly Bar[];
};

/** The scale of a chart, from 0 to `max`. */
export type Scale = {
  max: number;
  /** Distance between two ticks. */
  step: number;
};

/** Scale for the grades of areas. */
export const gradeScale: Scale = { max: 3, step: 1 };

/** Scale for shares of points, in percent. */
export const percentScale: Scale = { max: 100, step: 10 };

/** The grade at which charts of areas have their reference line. See docs/product/report.md#charts. */
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
export function findOrganisationCountRange(
  rows: readonly RowValues[],
  kind: ComparisonKind,
): { min: number; max: number } {
  const counts = rows.flatMap(({ comparisons = [] }) =>
    comparisons.filter((comparison) => comparison.kind === kind).map((c) => c.organisations),
  );
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** The kinds of comparison that the rows have, in drawing order. */
export function listComparisonKinds(rows: readonly RowValues[]): ComparisonKind[] {
  const kinds = rows.flatMap(({ comparisons = [] }) => comparisons.map(({ kind }) => kind));
  return [...new Set(kinds)];
}

/**
 * Removes the chosen comparisons that have no value in any of the rows, so that the chart has no empty series. The
 * average of all is always kept.
 */
export function omitEmptyComparisons<Row extends { comparisons: readonly Comparison[] }>(
  rows: readonly Row[],
): Row[] {
  const filled = new Set<ComparisonKind>(['average']);
  for (const { comparisons } of rows)
    for (const { kind, value } of comparisons) if (value !== null) filled.add(kind);
  return rows.map((row) => ({
    ...row,
    comparisons: row.comparisons.filter(({ kind }) => filled.has(kind)),
  }));
}

/** Formatters for the numbers of a chart. */
type ChartFormats = {
  /** Formats a value with its unit; null becomes "n/a". */
  value: (value: number | null) => string;
  organisations: (count: number) => string;
};

/**
 * Builds the bars of each row: own value, earlier year, comparisons. A null value gets a label but no bar; 0 is a
 * normal value. If the number of compared organisations differs between rows, it is in the labels of the bars;
 * otherwise it is only in the legend.
 */
export function buildBarRows(
  values: readonly RowValues[],
  { value, organisations }: ChartFormats,
): BarRow[] {
  const isEven = new Map(
    listComparisonKinds(values).map((kind) => {
      const { min, max } = findOrganisationCountRange(values, kind);
      return [kind, min === max];
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
