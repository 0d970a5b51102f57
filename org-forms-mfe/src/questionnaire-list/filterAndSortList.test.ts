import type { QuestionnaireListItem } from '@cert/shared/contract';
import { filterAndSortList, type FilterAndSort } from './filterAndSortList.ts';

const item = (id: number, title: string, rest: Partial<QuestionnaireListItem> = {}) => ({
  id,
  title,
  year: 2026,
  state: 'open' as const,
  ...rest,
});

const list = [
  item(1, 'Sava Energy', { state: 'graded' }),
  item(2, 'Čvor', { state: 'submitted' }),
  item(3, 'Drava Retail', { year: 2025, state: 'inactive' }),
  item(4, 'Đuro'),
  item(5, 'Cvijet', { year: 2025 }),
  item(6, 'Sava Energy', { year: 2025 }),
];
const all: FilterAndSort = { text: '', year: null, sort: 'year', isDescending: true };
const shown = (arrangement: Partial<FilterAndSort>) =>
  filterAndSortList(list, { ...all, ...arrangement }, 'hr').map(({ id }) => id);

test.each<[string, Partial<FilterAndSort>, number[]]>([
  ['the newest first, and each year by name', {}, [2, 4, 1, 5, 3, 6]],
  ['the oldest first', { isDescending: false }, [5, 3, 6, 2, 4, 1]],
  [
    'by name in the order of the alphabet',
    { sort: 'title', isDescending: false },
    [5, 2, 3, 4, 1, 6],
  ],
  ['by name backwards', { sort: 'title' }, [1, 6, 4, 3, 2, 5]],
  ['by state', { sort: 'state', isDescending: false }, [4, 5, 6, 2, 1, 3]],
  ['of one year', { year: 2025 }, [5, 3, 6]],
  ['by a part of the name', { text: ' SAVA' }, [1, 6]],
  ['without the signs on letters', { text: 'cvo' }, [2]],
  ['with them', { text: 'čvo' }, [2]],
  ['with d for đ', { text: 'duro' }, [4]],
  ['nothing', { text: 'sava', year: 2024 }, []],
])('%s', (_, arrangement, ids) => {
  expect(shown(arrangement)).toEqual(ids);
});
