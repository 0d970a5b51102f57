import type { TableValue } from '@cert/shared/domain';
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
export function makeTable({ question, level, place, phrases }: Omit<Making, 'range'>): TableValue {
  const phrase = (row: number) => phrases[row % phrases.length] ?? '';
  /** Some whole percent that differs from row to row. */
  const share = (row: number) =>
    Math.round(100 * ((place + row * 0.61803) % 1) * (0.4 + 0.6 * level));
  /** The rows that an organisation of this level fills. */
  const rows = (count: number) =>
    Array.from({ length: Math.max(1, Math.round(level * count)) }, (_, index) => index + 1);
  switch (question.kind) {
    case 'custom-commlist':
      return cells(rows(channelCount), (row) => ({
        [`comm_percentage_${row}`]: share(row),
        [`comm_info_${row}`]: phrase(row),
      }));
    case 'custom-benefits':
      return {
        ...cells(rows(monetaryCount), (row) => ({
          [`input_monetary_percentage_${row}`]: share(row),
          ...(row % 4 === 0 && { [`input_monetary_info_${row}`]: phrase(row) }),
        })),
        ...cells(rows(nonmonetaryCount), (row) => ({
          [`input_nonmonetary_percentage_${row}`]: share(row + monetaryCount),
          ...(row % 4 === 0 && { [`input_nonmonetary_info_${row}`]: phrase(row) }),
        })),
      };
    case 'custom-targets':
      return cells(rows(processCount), (row) => ({
        [`subfunction_measure_${row}`]: phrase(row),
        [`subfunction_target_${row}`]: `${20 + (share(row) % 75)} %`,
      }));
    case 'custom-diversity':
      return Object.fromEntries(
        Object.entries(diversity).flatMap(([name, [least, most]]) => {
          const past = Math.round(least + place * (most - least));
          return [
            [`${name}_past`, past],
            [`${name}_current`, Math.min(most, past + Math.round(2 * level))],
          ];
        }),
      );
    default:
      return {};
  }
}

function cells(
  rows: readonly number[],
  cellsOf: (row: number) => { [cell: string]: string | number },
): TableValue {
  return Object.assign({}, ...rows.map(cellsOf)) as TableValue;
}
