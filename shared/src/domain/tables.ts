import { numberBounds, type NumberBounds, type QuestionKind } from './questionKinds.ts';
import type { TableValue } from './storedAnswers.ts';

export type TableKind = Extract<QuestionKind, `custom-${string}`>;

/** What is entered into a cell: a whole percentage, an average age in whole years, or a short text. */
export type CellShape = 'percentage' | 'age' | 'text';

/** What a cell says about its row. */
export type TableColumn = 'percentage' | 'info' | 'measure' | 'target' | 'past' | 'current';

export type TableCell = {
  /** The cell's name in the stored value (spec 1 §3, "Custom answer values"). */
  readonly name: string;
  readonly column: TableColumn;
  readonly shape: CellShape;
};

/** Rows that belong together, each as its cells in their order; content labels them under the same key. */
export type TableGroup = {
  readonly key: 'channels' | 'monetary' | 'nonmonetary' | 'measures' | 'processes';
  readonly rows: readonly (readonly TableCell[])[];
};

/** Bounds of a cell that holds a number (spec 1 §5). */
export const cellBounds: Record<Exclude<CellShape, 'text'>, NumberBounds> = {
  percentage: numberBounds.percentage,
  age: { least: 0, most: 100, decimals: 0 },
};

/** Longest text of a cell, in characters: a note of a few lines; 44 of them still make a readable page. */
export const maxCellLength = 500;

/** Every table question's groups and cells: names and row counts of spec 1 §3, shapes of §5. */
export const tables: Record<TableKind, readonly TableGroup[]> = {
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

/** How many of these rows have at least one filled cell. */
export function countFilledRows(rows: TableGroup['rows'], value: TableValue): number {
  return rows.filter((cells) => cells.some(({ name }) => Object.hasOwn(value, name))).length;
}

/** @param cellsOf the cells of a row by its number on the wire, from 1 */
function rowsOf(count: number, cellsOf: (row: number) => TableCell[]): TableCell[][] {
  return Array.from({ length: count }, (_, index) => cellsOf(index + 1));
}

function shareWithInfo(prefix: string): (row: number) => TableCell[] {
  return (row) => [
    { name: `${prefix}_percentage_${row}`, column: 'percentage', shape: 'percentage' },
    { name: `${prefix}_info_${row}`, column: 'info', shape: 'text' },
  ];
}

function pastAndCurrent(name: string, shape: CellShape): TableCell[] {
  return [
    { name: `${name}_past`, column: 'past', shape },
    { name: `${name}_current`, column: 'current', shape },
  ];
}
