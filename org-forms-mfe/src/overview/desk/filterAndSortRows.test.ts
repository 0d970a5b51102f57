import type { DeskRow } from '@cert/shared/contract';
import { filterAndSortRows, type FilterAndSort } from './filterAndSortRows.ts';
import { aDeskRow } from './testing/aDeskRow.ts';

const due = (answersDue: string | null) => ({
  dates: { answersDue, meetingAt: null, reportDue: null },
});
const list: DeskRow[] = [
  aDeskRow({ id: 1, title: 'Sava Energy', state: 'reconciling', completeness: 100 }),
  aDeskRow({ id: 2, title: 'Čvor', state: 'submitted', ...due('2026-12-12') }),
  aDeskRow({ id: 3, title: 'Drava Retail', year: 2025, state: 'inactive' }),
  aDeskRow({ id: 4, title: 'Đuro', ...due('2026-12-01'), changedAt: '2026-11-02T10:00:00Z' }),
  aDeskRow({ id: 5, title: 'Cvijet', year: 2025, changedAt: '2026-11-03T10:00:00Z' }),
  aDeskRow({ id: 6, title: 'Sava Energy', year: 2025, completeness: 100 }),
];
const all: FilterAndSort = { text: '', year: null, state: null, sort: 'next', isDescending: false };
const shown = (filterAndSort: Partial<FilterAndSort>) =>
  filterAndSortRows(list, { ...all, ...filterAndSort }, 'hr').map(({ id }) => id);

test.each<[string, Partial<FilterAndSort>, number[]]>([
  ['as the server has sorted it', {}, [1, 2, 3, 4, 5, 6]],
  ['the newest first', { sort: 'year', isDescending: true }, [1, 2, 4, 3, 5, 6]],
  ['the oldest first', { sort: 'year' }, [3, 5, 6, 1, 2, 4]],
  ['by name in the order of the alphabet', { sort: 'title' }, [5, 2, 3, 4, 1, 6]],
  ['by name backwards', { sort: 'title', isDescending: true }, [1, 6, 4, 3, 2, 5]],
  ['by state, in the order of a year', { sort: 'state' }, [4, 5, 6, 2, 1, 3]],
  ['by answers', { sort: 'answers', isDescending: true }, [1, 6, 2, 3, 4, 5]],
  ['by due date, without one last', { sort: 'due' }, [4, 2, 1, 3, 5, 6]],
  ['by due date backwards, too', { sort: 'due', isDescending: true }, [2, 4, 1, 3, 5, 6]],
  ['by the last change', { sort: 'changed', isDescending: true }, [5, 4, 1, 2, 3, 6]],
  ['of one year', { year: 2025 }, [3, 5, 6]],
  ['in one state', { state: 'reconciling' }, [1]],
  ['by a part of the name', { text: ' SAVA' }, [1, 6]],
  ['without the signs on letters', { text: 'cvo' }, [2]],
  ['with them', { text: 'čvo' }, [2]],
  ['with d for đ', { text: 'duro' }, [4]],
  ['with dj for đ', { text: 'Djuro' }, [4]],
  ['with đ', { text: 'ĐURO' }, [4]],
  ['nothing by a wildcard', { text: 's%a' }, []],
  ['nothing', { text: 'sava', year: 2024 }, []],
])('%s', (_, filterAndSort, ids) => {
  expect(shown(filterAndSort)).toEqual(ids);
});
