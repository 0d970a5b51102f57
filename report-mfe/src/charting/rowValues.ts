import type { Comparison, ComparisonKind } from '../toReportData.ts';

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
