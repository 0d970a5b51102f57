import { isTableKind, tables, type TableCell, type TableValue } from '@cert/shared/domain';
import type { AnswerInput } from './answerInput.ts';
import type { Range } from './rangeAtLevel.ts';

/** Typical numbers by row; the shares of women and men change slowly from year to year. */
const diversity: readonly Range[] = [
  [28, 62],
  [15, 48],
  [20, 55],
  [34, 46],
  [0, 4],
  [0, 1],
];

/** One of this many benefits has a note beside its percentage. */
const notedEvery = 4;

/** Generates the cells of a table question: the first rows of each group; the higher the level, the more rows. */
export function makeTable(answerInput: AnswerInput): TableValue {
  const { kind } = answerInput.question;
  if (!isTableKind(kind)) return {};
  if (kind === 'custom-diversity') return makeDiversity(answerInput);
  const filled = tables[kind].flatMap(({ rows }, groupIndex) => {
    const before = tables[kind].slice(0, groupIndex).flatMap((group) => group.rows).length;
    const count = Math.max(1, Math.round(answerInput.level * rows.length));
    return rows
      .slice(0, count)
      .flatMap((cells, index) =>
        cells
          .filter((cell) => cell.column !== 'info' || kind !== 'custom-benefits' || isNoted(index))
          .map((cell) => [cell.name, makeCell(answerInput, { cell, row: index + 1, before })]),
      );
  });
  return Object.fromEntries(filled) as TableValue;
}

function isNoted(index: number): boolean {
  return (index + 1) % notedEvery === 0;
}

/** Generates one cell. @param before number of rows in the groups before the cell's group */
function makeCell(
  answerInput: AnswerInput,
  { cell, row, before }: { cell: TableCell; row: number; before: number },
): string | number {
  if (cell.shape !== 'text') return shareOf(answerInput, row + before);
  return cell.column === 'target'
    ? `${20 + (shareOf(answerInput, row) % 75)} %`
    : (answerInput.phrases[row % answerInput.phrases.length] ?? '');
}

function makeDiversity({ level, place }: AnswerInput): TableValue {
  const [{ rows } = { rows: [] }] = tables['custom-diversity'];
  const filled = rows.flatMap((cells, index) => {
    const [least, most] = diversity[index] ?? [0, 0];
    const past = Math.round(least + place * (most - least));
    const current = Math.min(most, past + Math.round(2 * level));
    return cells.map(({ name, column }) => [name, column === 'past' ? past : current]);
  });
  return Object.fromEntries(filled) as TableValue;
}

/** A whole percentage that differs between rows. */
function shareOf({ level, place }: AnswerInput, row: number): number {
  return Math.round(100 * ((place + row * 0.618_03) % 1) * (0.4 + 0.6 * level));
}
