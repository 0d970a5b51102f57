import {
  numberBounds,
  type NumberBounds,
  type QuestionKind,
  findNumberIssue,
} from './questionKinds.ts';
import type { TableValue } from './storedAnswers.ts';
import type { LocalizedText } from '../texts/languages.ts';

export type TableKind = Extract<QuestionKind, `custom-${string}`>;

/** The content of a cell: a whole percentage, an average age in whole years, or a short text. */
export type CellKind = 'percentage' | 'age' | 'text';

/** The kinds of columns that a table can have. */
export type TableColumnKind = 'percentage' | 'info' | 'measure' | 'target' | 'past' | 'current';

/** The titles of the columns, on pages and in exports. See docs/product/questionnaire.md#tables. */
export const tableColumnTitles: Record<TableColumnKind, LocalizedText> = {
  percentage: { hr: 'Postotak', sr: 'Procenat', en: 'Percentage' },
  info: { hr: 'Napomena', sr: 'Napomena', en: 'Note' },
  measure: { hr: 'Pokazatelj', sr: 'Pokazatelj', en: 'Indicator' },
  target: { hr: 'Cilj', sr: 'Cilj', en: 'Target' },
  past: { hr: 'Pretprošla godina', sr: 'Pretprošla godina', en: 'Year before last' },
  current: { hr: 'Prošla godina', sr: 'Prošla godina', en: 'Last year' },
};

export type TableCell = {
  /** The name under which the table's value stores the cell. */
  readonly name: string;
  readonly column: TableColumnKind;
  readonly shape: CellKind;
};

/** A group of rows, each a list of cells. The edition's content has the labels of the rows under the same key. */
export type TableRowGroup = {
  readonly key: 'channels' | 'monetary' | 'nonmonetary' | 'measures' | 'processes';
  readonly rows: readonly (readonly TableCell[])[];
};

/** Bounds of a cell that contains a number. See docs/product/questionnaire.md#number-bounds. */
export const cellBounds: Record<Exclude<CellKind, 'text'>, NumberBounds> = {
  percentage: numberBounds.percentage,
  age: { min: 0, max: 100, decimals: 0 },
};

/**
 * Maximum length of a cell's text, in characters: a note of a few lines. The largest tables (`custom-benefits` and
 * `custom-targets`) have 44 cells with text, which still fit a readable page. See
 * docs/product/questionnaire.md#tables.
 */
export const maxCellLength = 500;

/**
 * The groups and cells of every table question, with their names, row counts and shapes. See
 * docs/product/questionnaire.md#tables.
 */
export const tables: Record<TableKind, readonly TableRowGroup[]> = {
  'custom-commlist': [{ key: 'channels', rows: rowsOf(7, shareWithInfo('comm')) }],
  'custom-benefits': [
    { key: 'monetary', rows: rowsOf(20, shareWithInfo('input_monetary')) },
    { key: 'nonmonetary', rows: rowsOf(24, shareWithInfo('input_nonmonetary')) },
  ],
  'custom-diversity': [
    {
      key: 'measures',
      rows: [
        pastAndCurrent('female', 'percentage'),
        pastAndCurrent('female_manager', 'percentage'),
        pastAndCurrent('talent_pool', 'percentage'),
        pastAndCurrent('age', 'age'),
        pastAndCurrent('disability', 'percentage'),
        pastAndCurrent('disability_manager', 'percentage'),
      ],
    },
  ],
  'custom-targets': [
    {
      key: 'processes',
      rows: rowsOf(22, (row) => [
        { name: `subfunction_measure_${row}`, column: 'measure', shape: 'text' },
        { name: `subfunction_target_${row}`, column: 'target', shape: 'text' },
      ]),
    },
  ],
};

/** The extra input beside a ticked answer of `multi-choice-targets`: a table of one row. */
export const targetCells: readonly TableCell[] = [
  { name: 'measure', column: 'measure', shape: 'text' },
  { name: 'target', column: 'target', shape: 'text' },
];

export function isTableKind(kind: QuestionKind): kind is TableKind {
  return Object.hasOwn(tables, kind);
}

/** The number of these rows with at least one filled cell. */
export function countFilledRows(rows: TableRowGroup['rows'], value: TableValue): number {
  return rows.filter((cells) => cells.some(({ name }) => Object.hasOwn(value, name))).length;
}

/** Creates rows of cells. @param cellsOf returns the cells of a row; rows are numbered from 1, as in the API */
function rowsOf(count: number, cellsOf: (row: number) => TableCell[]): TableCell[][] {
  return Array.from({ length: count }, (_, index) => cellsOf(index + 1));
}

function shareWithInfo(prefix: string): (row: number) => TableCell[] {
  return (row) => [
    { name: `${prefix}_percentage_${row}`, column: 'percentage', shape: 'percentage' },
    { name: `${prefix}_info_${row}`, column: 'info', shape: 'text' },
  ];
}

function pastAndCurrent(name: string, shape: CellKind): TableCell[] {
  return [
    { name: `${name}_past`, column: 'past', shape },
    { name: `${name}_current`, column: 'current', shape },
  ];
}

export type TableIssue =
  NonNullable<ReturnType<typeof findNumberIssue>> | 'wrong-cell' | 'wrong-value';

/**
 * Checks the value of a table question, or of the table beside an answer of `multi-choice-targets`. Returns undefined
 * if the value can be stored. `wrong-cell` means that the kind has no cell of this name. The value must not contain
 * empty cells. See docs/product/questionnaire.md#tables.
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
