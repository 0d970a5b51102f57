import { findNumberIssue, type QuestionKind } from './questionKinds.ts';
import type { TableValue } from './storedAnswers.ts';
import { cellBounds, isTableKind, maxCellLength, tables, targetCells } from './tables.ts';
import type { TableCell } from './tables.ts';

export type TableIssue =
  NonNullable<ReturnType<typeof findNumberIssue>> | 'wrong-cell' | 'wrong-value';

/**
 * Checks the value of a table question, or of the table beside an answer of `multi-choice-targets`. Returns undefined
 * if the value can be stored. `wrong-cell` means that the kind has no cell of this name. The value must not contain
 * empty cells.
 */
export function findTableIssue(kind: QuestionKind, value: TableValue): TableIssue | undefined {
  const cells = cellsOf(kind);
  for (const [name, content] of Object.entries(value)) {
    const cell = cells.get(name);
    const issue = cell ? cellIssue(cell, content) : 'wrong-cell';
    if (issue) return issue;
  }
  return undefined;
}

function cellIssue({ shape }: TableCell, content: string | number): TableIssue | undefined {
  if (shape !== 'text') return findNumberIssue(content, cellBounds[shape]);
  const isText = typeof content === 'string' && content.trim() !== '';
  return isText && content.length <= maxCellLength ? undefined : 'wrong-value';
}

function cellsOf(kind: QuestionKind): ReadonlyMap<string, TableCell> {
  const cells = isTableKind(kind)
    ? tables[kind].flatMap(({ rows }) => rows.flat())
    : kind === 'multi-choice-targets'
      ? targetCells
      : [];
  return new Map(cells.map((cell) => [cell.name, cell]));
}
