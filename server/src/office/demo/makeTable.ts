import type { QuestionKind, TableValue } from '@cert/shared/domain';
import type { Making } from './making.ts';

const channelCount = 7;
const monetaryCount = 20;
const nonmonetaryCount = 24;
const processCount = 22;

/** Usual shares in percent: the women and men of a company change slowly from year to year. */
const diversity = {
  female: [28, 62],
  female_manager: [15, 48],
  talent_pool: [20, 55],
  age: [34, 46],
  disability: [0, 4],
  disability_manager: [0, 1],
} as const;

/** The filled cells of a table question, under the names of spec 1 §3 (custom answer values). */
export function makeTable(making: Making): TableValue {
  const { kind } = making.question;
  return isTableKind(kind) ? tables[kind](making) : {};
}

type TableKind = 'custom-commlist' | 'custom-benefits' | 'custom-diversity' | 'custom-targets';

function isTableKind(kind: QuestionKind): kind is TableKind {
  return kind in tables;
}

const tables: Record<TableKind, (making: Making) => TableValue> = {
  'custom-commlist': (making) =>
    cells(rowsOf(making, channelCount), (row) => ({
      [`comm_percentage_${row}`]: shareOf(making, row),
      [`comm_info_${row}`]: phraseOf(making, row),
    })),
  'custom-benefits': (making) => ({
    ...cells(rowsOf(making, monetaryCount), (row) => ({
      [`input_monetary_percentage_${row}`]: shareOf(making, row),
      ...(row % 4 === 0 && { [`input_monetary_info_${row}`]: phraseOf(making, row) }),
    })),
    ...cells(rowsOf(making, nonmonetaryCount), (row) => ({
      [`input_nonmonetary_percentage_${row}`]: shareOf(making, row + monetaryCount),
      ...(row % 4 === 0 && { [`input_nonmonetary_info_${row}`]: phraseOf(making, row) }),
    })),
  }),
  'custom-targets': (making) =>
    cells(rowsOf(making, processCount), (row) => ({
      [`subfunction_measure_${row}`]: phraseOf(making, row),
      [`subfunction_target_${row}`]: `${20 + (shareOf(making, row) % 75)} %`,
    })),
  'custom-diversity': ({ level, place }) =>
    Object.fromEntries(
      Object.entries(diversity).flatMap(([name, [least, most]]) => {
        const past = Math.round(least + place * (most - least));
        return [
          [`${name}_past`, past],
          [`${name}_current`, Math.min(most, past + Math.round(2 * level))],
        ];
      }),
    ),
};

/** The rows that an organisation of this level fills: the first ones. */
function rowsOf({ level }: Making, count: number): number[] {
  return Array.from({ length: Math.max(1, Math.round(level * count)) }, (_, index) => index + 1);
}

/** Some whole percent that differs from row to row. */
function shareOf({ level, place }: Making, row: number): number {
  return Math.round(100 * ((place + row * 0.618_03) % 1) * (0.4 + 0.6 * level));
}

function phraseOf({ phrases }: Making, row: number): string {
  return phrases[row % phrases.length] ?? '';
}

function cells(
  rows: readonly number[],
  cellsOf: (row: number) => { [cell: string]: string | number },
): TableValue {
  return Object.assign({}, ...rows.map(cellsOf)) as TableValue;
}
