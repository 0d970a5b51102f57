import type { ResultRow } from './row.ts';

const head = ['measurement', 'measured', 'baseline', 'ratio', 'target', ''];

/** Formats the rows as a table with aligned columns. */
export function formatTable(rows: readonly ResultRow[]): string {
  const lines = [head, ...rows.map(cells)];
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function cells({ what, measured, baseline, ratio, target, isMet }: ResultRow): string[] {
  const outcome = isMet ? 'met' : 'MISSED';
  return [what, measured, baseline, ratio, target, isMet === null ? '' : outcome];
}
