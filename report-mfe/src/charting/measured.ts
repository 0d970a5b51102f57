import type { Comparison, ComparisonKind } from '../reportView.ts';

/** What one row of a chart shows, before it is written in words. */
export type Measured = {
  key: string;
  title: string;
  own: number | null;
  /** Of the earlier year; undefined where the chart does not show it. */
  previous?: number | null;
  comparisons?: readonly Comparison[];
};

/** How many organisations stand behind the comparisons of one kind, over all rows. */
export function organisationsBehind(
  rows: readonly Measured[],
  kind: ComparisonKind,
): { least: number; most: number } {
  const counts = rows.flatMap(({ comparisons = [] }) =>
    comparisons.filter((comparison) => comparison.kind === kind).map((c) => c.organisations),
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** With whom any of the rows is compared, in the order in which it is drawn. */
export function comparisonKinds(rows: readonly Measured[]): ComparisonKind[] {
  const kinds = rows.flatMap(({ comparisons = [] }) => comparisons.map(({ kind }) => kind));
  return [...new Set(kinds)];
}
