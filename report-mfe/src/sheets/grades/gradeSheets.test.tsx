import { within } from '@testing-library/react';
import type { BenchmarkAverages, Report } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { aKeyAreaResult } from '../../testing/aKeyAreaResult.ts';
import { aReportText } from '../../testing/aReportText.ts';
import { readPageNumber } from '../../testing/readPageNumber.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

const averageOf = (value: number | null, organisations: number): BenchmarkAverages => ({
  average: { value, organisations },
});
let lastId = 0;
/** An area with this year's grade and the earlier grade. */
const area = (
  content: string,
  [grade, previousGrade]: (Grade | null)[],
  others?: BenchmarkAverages,
) =>
  aKeyAreaResult({ id: (lastId += 1), content, grade, previousGrade, ...(others && { others }) });

const keyTopics = [
  area('Selection', [2.5, 2], averageOf(2.1, 5)),
  area('Leadership', [0, null], averageOf(null, 4)),
  area('Well-being', [null, 0], averageOf(0, 41)),
];
const category: Report['categories'][number] = {
  id: 3,
  content: 'Rewarding',
  grade: 80,
  previousGrade: 70,
  others: averageOf(75, 41),
  areas: keyTopics,
  highlights: [],
  suggestions: [],
};

const graded = { ...category, areas: [area('Pay', [2.5, 2]), area('Benefits', [2, 2])] };

const headlineOf = (id: string) => withinSheet(id).getByRole('heading', { level: 2 }).textContent;
const rowsOf = (id: string) =>
  withinSheet(id)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')).join(' | '),
    );
/** The chart itself, without the table for screen readers. */
const drawnOn = (id: string) => within(withinSheet(id).getByRole('img'));

it('the sheet with the key areas shows grade 0 as 0 and a missing grade as “n/a”, for this year and for the earlier year', async () => {
  await showReport(aReport({ keyTopics }));
  expect(rowsOf('key-topics')).toEqual([
    'Area | Sava Energy 2026 | 2025',
    'Selection | 2.5 | 2',
    'Leadership | 0, 2 below the required 2 | n/a',
    'Well-being | n/a | 0',
  ]);
  expect(drawnOn('key-topics').getAllByText('n/a')).toHaveLength(2);
  expect(withinSheet('key-topics').getByText(/^n\/a: there is no value/)).toBeVisible();
});

it('the comparison of key areas shows an average of 5 organisations but not one of 4, and states the number of organisations for both', async () => {
  await showReport(aReport({ keyTopics }));
  expect(rowsOf('key-topics-benchmark')).toEqual([
    'Area | Sava Energy 2026 | Average of all: 4 to 41 organisations',
    'Selection | 2.5 | 2.1 (5), 5 organisations',
    'Leadership | 0, 2 below the required 2 | n/a (4), 4 organisations',
    'Well-being | n/a | 0 (41), 41 organisations',
  ]);
});

it('the bar charts in the report of a first year show no earlier year', async () => {
  await showReport(aReport({ info: { previousYear: null }, keyTopics, categories: [category] }));
  expect(rowsOf('key-topics')[0]).toBe('Area | Sava Energy 2026');
  expect(rowsOf('elc')).toEqual(['Step | Sava Energy 2026', 'Rewarding | 80%']);
});

it('the key areas’ headline counts areas that reach their minimum; the comparison’s headline refers to the average', async () => {
  const enough = area('Compensation', [2, 2]);
  await showReport(aReport({ keyTopics: [enough, ...keyTopics] }));
  expect(headlineOf('key-topics')).toBe('2 of 4 key areas reach at least grade 2');
  expect(headlineOf('key-topics-benchmark')).toBe(
    'At or above the average of others in the key area',
  );
});

it.each<[Language, string]>([
  ['en', '1 of 2 key areas reaches at least grade 2'],
  ['hr', 'Najmanje ocjena 2 u 1 od 2 ključna područja'],
  ['sr', 'Najmanje ocena 2 u 1 od 2 ključne oblasti'],
])('the headline says in %s that 1 of 2 key areas reaches grade 2', async (language, expected) => {
  await showReport(aReport({ keyTopics: keyTopics.slice(0, 2) }), { language });
  expect(headlineOf('key-topics')).toBe(expected);
});

it.each<[Language, string]>([
  ['en', '80% of all points, up from 70% in 2025'],
  ['hr', '80 % svih bodova, više nego 2025., kad je bilo 70 %'],
  ['sr', '80 % svih poena, više nego 2025, kada je bilo 70 %'],
])('the sheet of a category says in %s how its result has changed', async (language, expected) => {
  const content = { highlights_3: aReportText('<p>Fair pay</p>') };
  await showReport(aReport({ categories: [graded], content }), { language });
  expect(withinSheet('category-3').getByText(expected)).toBeVisible();
});

it.each<[Language, Grade[], string]>([
  ['en', [2.5, 1, 2], 'Strongest: A (2.5). Most to gain: B (1)'],
  ['en', [3, 3, 0], 'Strongest: A and B (3). Most to gain: C (0)'],
  ['en', [2, 2, 2, 1], 'Strongest: 3 areas (2). Most to gain: D (1)'],
  ['en', [2, 2], 'Every area stands at grade 2'],
  ['en', [2.5], 'A: grade 2.5'],
  ['hr', [2], 'A: ocjena 2'],
  ['sr', [2], 'A: ocena 2'],
  ['hr', [2, 2, 2, 1], 'Najjače: 3 područja (2). Najviše prostora za rast: D (1)'],
  ['sr', [2, 2], 'Sve oblasti imaju ocenu 2'],
  ['sr', [2, 2, 2, 2, 2, 1], 'Najjače: 5 oblasti (2). Najviše prostora za rast: F (1)'],
])(
  'the headline of a category names strongest and weakest areas in %s for the grades %j',
  async (language, grades, expected) => {
    const areas = grades.map((grade, index) => area('ABCDEF'[index] ?? '', [grade, null]));
    await showReport(aReport({ categories: [{ ...category, areas }] }), { language });
    expect(headlineOf('category-3')?.replace(/\u00a0/g, ' ')).toBe(expected);
  },
);

it('the headline of a category names its areas if they fit in two lines; otherwise it counts areas with long names', async () => {
  const headlineFor = async (best: string, worst: string) => {
    const areas = [area(best, [3, null]), area(worst, [1, null])];
    const { unmount } = await showReport(aReport({ categories: [{ ...category, areas }] }));
    const headline = headlineOf('category-3')?.replace(/\u00a0/g, ' ');
    unmount();
    return headline;
  };
  const long = 'A'.repeat(62);
  expect(await headlineFor(long, 'B')).toBe(`Strongest: ${long} (3). Most to gain: B (1)`);
  expect(await headlineFor(`${long}A`, 'B')).toBe('Strongest: 1 area (3). Most to gain: B (1)');
  expect(await headlineFor('B', `${long}A`)).toBe('Strongest: B (3). Most to gain: 1 area (1)');
  expect(await headlineFor(`${long}A`, `${long}A`)).toBe(
    'Strongest: 1 area (3). Most to gain: 1 area (1)',
  );
});

it.each<[Language, (Grade | null)[], string]>([
  ['en', [null], 'A: no grade yet'],
  ['hr', [null], 'A: još bez ocjene'],
  ['sr', [null], 'A: još bez ocene'],
  ['en', [null, null], 'Rewarding: 0 of 2 areas have a grade so far'],
  ['en', [2, null], 'Rewarding: 1 of 2 areas has a grade so far'],
  ['hr', [2, null, null, null, null], 'Rewarding: ocjenu zasad ima 1 od 5 područja'],
  ['hr', [2, 2, null], 'Rewarding: ocjenu zasad imaju 2 od 3 područja'],
  ['hr', [null, null], 'Rewarding: ocjenu zasad ima 0 od 2 područja'],
  ['sr', [2, null, null, null, null], 'Rewarding: ocenu za sada ima 1 od 5 oblasti'],
  ['sr', [2, 2, null], 'Rewarding: ocenu za sada imaju 2 od 3 oblasti'],
  ['sr', [2, 2, 2, 2, 2, null], 'Rewarding: ocenu za sada ima 5 od 6 oblasti'],
])(
  'while grades of a category are missing, its headline counts in %s the areas that have a grade: %j',
  async (language, grades, expected) => {
    const areas = grades.map((grade, index) => area('ABCDEF'[index] ?? '', [grade, null]));
    const open = { ...category, grade: null, areas };
    const info = { passed: 0, provisional: 1 } as const;
    await showReport(aReport({ info, categories: [open] }), { language });
    expect(headlineOf('category-3')?.replace(/\u00a0/g, ' ')).toBe(expected);
  },
);

it('while grades are missing, the headlines of the key areas and the steps end with “as the grades stand now”', async () => {
  await showReport(
    aReport({ info: { passed: 0, provisional: 1 }, keyTopics, categories: [category] }),
  );
  expect(headlineOf('key-topics')).toMatch(/as the grades stand now$/);
  expect(headlineOf('elc')).toMatch(/as the grades stand now$/);
});

it('each category has one sheet with the texts that the team wrote about it', async () => {
  const content = {
    highlights_3: aReportText('<p>Fair pay</p>'),
    suggestions_3: aReportText('<p>Explain the ranges</p>'),
    suggestions_additional_3: aReportText('<p>Publish them</p>'),
  };
  await showReport(aReport({ info: { passed: 0 }, categories: [category], content }));
  const spread = withinSheet('category-3');
  expect(readPageNumber('category-3')).toBe(readPageNumber('steps') + 1);
  for (const [anchor, text] of [
    ['category-3-highlights', 'Fair pay'],
    ['category-3-suggestions', 'Explain the ranges'],
    ['category-3-suggestions-additional', 'Publish them'],
  ] as const) {
    expect(withinSheet(anchor).getByText(text)).toBeVisible();
    expect(spread.element).toContainElement(withinSheet(anchor).element);
  }
});

it('an empty text about a category has a place on the screen, but not on paper', async () => {
  const content = { suggestions_3: aReportText('<p>Explain the ranges</p>') };
  await showReport(aReport({ categories: [category], content }));
  expect(withinSheet('category-3-highlights').element).toHaveClass('screen-only');
  expect(withinSheet('category-3-suggestions').element).not.toHaveClass('screen-only');
});

it('if all texts about a category are empty, they are on separate sheets that only the screen shows', async () => {
  await showReport(aReport({ categories: [category] }));
  expect(withinSheet('category-3').element).not.toContainElement(
    withinSheet('category-3-highlights').element,
  );
  expect(readPageNumber('category-3-highlights')).toBeNaN();
  expect(withinSheet('category-3-highlights').element.closest('.screen-only')).not.toBeNull();
});

it('additional suggestions for a category are not shown in the report of an organisation that has passed', async () => {
  const content = { suggestions_additional_3: aReportText('<p>Publish them</p>') };
  await showReport(aReport({ categories: [category], content }));
  expect(document.getElementById('category-3')).toBeInTheDocument();
  expect(document.getElementById('category-3-suggestions-additional')).not.toBeInTheDocument();
});

it('a chart of areas continues on another sheet if the names of the areas are ten times longer', async () => {
  const long = Array.from({ length: 10 }, () => area('Selection of people '.repeat(12), [2, 2]));
  await showReport(aReport({ keyTopics: long }));
  expect(withinSheet('key-topics').getAllByRole('row').length).toBeLessThan(11);
  expect(readPageNumber('key-topics-2')).toBe(readPageNumber('key-topics') + 1);
  const rows = [...document.querySelectorAll('[id^="key-topics"]:not([id*="benchmark"]) tbody tr')];
  expect(rows).toHaveLength(10);
});
