import {
  filterAndSortDesk,
  type DeskSortFields,
  type DeskFilterAndSort,
} from './filterAndSortDesk.ts';

const row = (given: Partial<DeskSortFields> & { title: string }): DeskSortFields => ({
  year: 2026,
  state: 'open',
  isMine: false,
  completeness: 50,
  dates: { answersDue: null, meetingAt: null },
  changedAt: null,
  ...given,
});
const due = (answersDue: string) => ({ dates: { answersDue, meetingAt: null } });
const changed = (day: number) => ({ changedAt: new Date(Date.UTC(2026, 10, day, 10)) });
/**
 * Questionnaires in the default order: those that wait for the user first, then the newest year, then by name. The
 * expected numbers below are their positions in this list, from 1.
 */
const opened = [
  row({ title: 'Sava Energy', state: 'reconciling', completeness: 100, isMine: true }),
  row({ title: 'Čvor', state: 'submitted', ...due('2026-12-12') }),
  row({ title: 'Đuro', ...due('2026-12-01'), ...changed(2) }),
  row({ title: 'Cvijet', year: 2025, ...changed(3) }),
  row({ title: 'Drava Retail', year: 2025, state: 'inactive' }),
  row({ title: 'Sava Energy', year: 2025, completeness: 100 }),
];
const all: DeskFilterAndSort = {
  ...{ text: '', year: undefined, state: undefined, sort: 'next', isDescending: false },
  language: 'hr',
};
const shown = (given: Partial<DeskFilterAndSort>) =>
  filterAndSortDesk(opened.toReversed(), { ...all, ...given }).map(
    (one) => opened.indexOf(one) + 1,
  );

test.each<[string, Partial<DeskFilterAndSort>, number[]]>([
  ['in the default order, those that wait for the reader first', {}, [1, 2, 3, 4, 5, 6]],
  ['the newest first', { sort: 'year', isDescending: true }, [1, 2, 3, 4, 5, 6]],
  ['the oldest first', { sort: 'year' }, [4, 5, 6, 1, 2, 3]],
  ['by name in the order of the alphabet', { sort: 'title' }, [4, 2, 5, 3, 1, 6]],
  ['by name in reverse order', { sort: 'title', isDescending: true }, [1, 6, 3, 5, 2, 4]],
  ['by state, in the order of a year', { sort: 'state' }, [3, 4, 6, 2, 1, 5]],
  [
    'by answers, the most complete first',
    { sort: 'answers', isDescending: true },
    [1, 6, 2, 3, 4, 5],
  ],
  ['by due date, those without one last', { sort: 'due' }, [3, 2, 1, 4, 5, 6]],
  [
    'by due date in reverse, those without one last, too',
    { sort: 'due', isDescending: true },
    [2, 3, 1, 4, 5, 6],
  ],
  [
    'by the last change, the latest first',
    { sort: 'changed', isDescending: true },
    [4, 3, 1, 2, 5, 6],
  ],
  ['of one year', { year: 2025 }, [4, 5, 6]],
  ['in one state', { state: 'reconciling' }, [1]],
  ['found by a part of the name', { text: ' SAVA' }, [1, 6]],
  ['found by a text without the diacritics of the name', { text: 'cvo' }, [2]],
  ['found by a text with the diacritics of the name', { text: 'čvo' }, [2]],
  ['found by a text with d for đ', { text: 'duro' }, [3]],
  ['found by a text with dj for đ', { text: 'Djuro' }, [3]],
  ['found by a text with đ', { text: 'ĐURO' }, [3]],
  ['as an empty list when the text has a wildcard of SQL', { text: 's%a' }, []],
  ['as an empty list when no questionnaire passes all filters', { text: 'sava', year: 2024 }, []],
])('the desk lists questionnaires %s', (_, given, numbers) => {
  expect(shown(given)).toEqual(numbers);
});
