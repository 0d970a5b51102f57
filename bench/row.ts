/** One line of the table: what was measured, beside what, and what was asked for. */
export type Row = {
  what: string;
  measured: string;
  /** The same thing done without ours, in the same run; empty where there is no such thing. */
  peer: string;
  ratio: string;
  target: string;
  isMet: boolean | null;
};

/** The middle value; the machines are shared, and a mean would follow their worst moment. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('there is no median of nothing');
  return middle;
}

export function formatTable(rows: readonly Row[]): string {
  const head = ['what', 'measured', 'peer', 'ratio', 'target', ''];
  const lines = rows.map(({ what, measured, peer, ratio, target, isMet }) => [
    what,
    measured,
    peer,
    ratio,
    target,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
