import { countFilledRows, isTableKind, tables, type TableKind, findTableIssue } from './tables.ts';
import { questionKinds } from './questionKinds.ts';

test.each<{ kind: TableKind; rows: number[]; cells: number; ends: [first: string, last: string] }>([
  { kind: 'custom-commlist', rows: [7], cells: 14, ends: ['comm_percentage_1', 'comm_info_7'] },
  {
    kind: 'custom-benefits',
    rows: [20, 24],
    cells: 88,
    ends: ['input_monetary_percentage_1', 'input_nonmonetary_info_24'],
  },
  {
    kind: 'custom-diversity',
    rows: [6],
    cells: 12,
    ends: ['female_past', 'disability_manager_current'],
  },
  {
    kind: 'custom-targets',
    rows: [22],
    cells: 44,
    ends: ['subfunction_measure_1', 'subfunction_target_22'],
  },
])(
  'the table $kind has groups of $rows rows and $cells cells in all; its first and last cells are $ends',
  ({ kind, rows, cells, ends }) => {
    expect(tables[kind].map((group) => group.rows.length)).toEqual(rows);
    const names = tables[kind].flatMap((group) => group.rows.flat()).map(({ name }) => name);
    expect(new Set(names).size).toBe(cells);
    expect([names[0], names.at(-1)]).toEqual(ends);
  },
);

test('exactly four question kinds are tables', () => {
  expect(questionKinds.filter(isTableKind)).toHaveLength(4);
});

describe('a table', () => {
  test.each([
    ['custom-benefits', { input_monetary_percentage_20: 100, input_nonmonetary_info_24: 'x' }],
    ['custom-commlist', { comm_percentage_7: 0 }],
    ['custom-diversity', { age_past: 0, age_current: 100, talent_pool_past: 50 }],
    ['custom-targets', { subfunction_measure_22: 'days', subfunction_target_22: '40' }],
    ['multi-choice-targets', { measure: 'share', target: '40 %' }],
    ['custom-commlist', {}],
  ] as const)('of the kind %s accepts %j', (kind, value) => {
    expect(findTableIssue(kind, value)).toBeUndefined();
  });

  test.each([
    ['custom-benefits', { input_monetary_percentage_21: 1 }, 'wrong-cell'],
    ['custom-benefits', { input_nonmonetary_info_25: 'x' }, 'wrong-cell'],
    ['custom-benefits', { input_monetary_percentage_0: 1 }, 'wrong-cell'],
    ['custom-benefits', { input_monetary_percentage_01: 1 }, 'wrong-cell'],
    ['custom-commlist', { comm_info_8: 'x' }, 'wrong-cell'],
    ['custom-commlist', { input_monetary_percentage_1: 1 }, 'wrong-cell'],
    ['custom-commlist', { toString: 'x' }, 'wrong-cell'],
    ['custom-diversity', { female: 1 }, 'wrong-cell'],
    ['custom-targets', { subfunction_target_23: 'x' }, 'wrong-cell'],
    ['multi-choice-targets', { goal: 'x' }, 'wrong-cell'],
    ['multi-choice-input', { measure: 'x' }, 'wrong-cell'],
    ['custom-commlist', { comm_percentage_1: 101 }, 'too-high'],
    ['custom-commlist', { comm_percentage_1: -1 }, 'too-low'],
    ['custom-commlist', { comm_percentage_1: 0.5 }, 'too-precise'],
    ['custom-commlist', { comm_percentage_1: '50' }, 'not-a-number'],
    ['custom-diversity', { age_past: 101 }, 'too-high'],
    ['custom-commlist', { comm_info_1: 5 }, 'wrong-value'],
    ['custom-commlist', { comm_info_1: ' ' }, 'wrong-value'],
    ['custom-commlist', { comm_info_1: 'x'.repeat(501) }, 'wrong-value'],
  ] as const)('of the kind %s refuses %j with the issue %s', (kind, value, issue) => {
    expect(findTableIssue(kind, value)).toBe(issue);
  });

  test('accepts a text of 500 characters in a cell', () => {
    expect(findTableIssue('custom-commlist', { comm_info_1: 'x'.repeat(500) })).toBeUndefined();
  });
});

test('a row of a table counts as filled if any of its cells is filled', () => {
  const rows = tables['custom-commlist'].flatMap((group) => group.rows);
  expect(countFilledRows(rows, {})).toBe(0);
  expect(countFilledRows(rows, { comm_info_2: 'x', comm_percentage_2: 5 })).toBe(1);
  expect(countFilledRows(rows, { comm_info_2: 'x', comm_percentage_7: 0 })).toBe(2);
});
