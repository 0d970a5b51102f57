/** A table in plain text, one sentence a row; a long cell is cut. An empty one says so. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  if (rows.length === 0) return ['There are none.'];
  const cut = [head, ...rows].map((cells) => cells.map(cutShort));
  const widths = head.map((_, column) =>
    Math.max(...cut.map((cells) => cells[column]?.length ?? 0)),
  );
  return cut.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const mostCharacters = 40;

function cutShort(cell: string): string {
  return cell.length > mostCharacters ? `${cell.slice(0, mostCharacters - 1)}…` : cell;
}
