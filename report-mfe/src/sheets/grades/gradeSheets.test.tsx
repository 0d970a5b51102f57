import { within } from '@testing-library/react';
import type { BenchmarkAverages, Report } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { anAreaResult } from '../../testing/anAreaResult.ts';
import { aText } from '../../testing/aText.ts';
import { pageNumberOf } from '../../testing/pageNumberOf.ts';
import { sheet } from '../../testing/sheet.ts';
import { showReport } from '../../testing/showReport.tsx';

// The chart library measures text and paths; jsdom cannot. Another test checks the library's input.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const averageOf = (value: number | null, organisations: number): BenchmarkAverages => ({
  average: { value, organisations },
});
let lastId = 0;
/** An area with this year's grade and the earlier grade. */
const area = (
  content: string,
  [grade, previousGrade]: (Grade | null)[],
  others?: BenchmarkAverages,
) => anAreaResult({ id: (lastId += 1), content, grade, previousGrade, ...(others && { others }) });

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

const headlineOf = (id: string) => sheet(id).getByRole('heading', { level: 2 }).textContent;
const rowsOf = (id: string) =>
  sheet(id)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')).join(' | '),
    );
/** The chart itself, without the table for screen readers. */
const drawnOn = (id: string) => within(sheet(id).getByRole('img'));

it('tells an earlier year, a true 0 and what is not available, beside each other', async () => {
  await showReport(aReport({ keyTopics }));
  expect(rowsOf('key-topics')).toEqual([
    'Area | Sava Energy 2026 | 2025',
    'Selection | 2.5 | 2',
    'Leadership | 0 | n/a',
    'Well-being | n/a | 0',
  ]);
  expect(drawnOn('key-topics').getAllByText('n/a')).toHaveLength(2);
  expect(sheet('key-topics').getByText(/^n\/a: there is no value/)).toBeVisible();
});

it('shows an average with 5 organisations behind it, none with 4, and how many they are', async () => {
  await showReport(aReport({ keyTopics }));
  expect(rowsOf('key-topics-benchmark')).toEqual([
    'Area | Sava Energy 2026 | Average of all: 4 to 41 organisations',
    'Selection | 2.5 | 2.1 (5), 5 organisations',
    'Leadership | 0 | n/a (4), 4 organisations',
    'Well-being | n/a | 0 (41), 41 organisations',
  ]);
});

it('has no earlier year in a first one', async () => {
  await showReport(aReport({ info: { previousYear: null }, keyTopics, categories: [category] }));
  expect(rowsOf('key-topics')[0]).toBe('Area | Sava Energy 2026');
  expect(rowsOf('elc')).toEqual(['Step | Sava Energy 2026', 'Rewarding | 80%']);
});

it('says in its headline how many key topics reach their grade', async () => {
  const enough = area('Compensation', [2, 2]);
  await showReport(aReport({ keyTopics: [enough, ...keyTopics] }));
  expect(headlineOf('key-topics')).toBe('2 of 4 key areas reach at least grade 2');
  expect(headlineOf('key-topics-benchmark')).toBe(
    'At or above the average of others in the key area',
  );
});

it.each<[Language, string]>([
  ['en', '80% of all points, up from 70% in 2025'],
  ['hr', '80 % svih bodova, više nego 2025., kad je bilo 70 %'],
  ['sr', '80 % svih poena, više nego 2025, kada je bilo 70 %'],
])('tells in %s how a category has changed', async (language, expected) => {
  await showReport(aReport({ categories: [category] }), { language });
  expect(headlineOf('category-3')?.replace(/\u00a0/g, ' ')).toBe(expected);
});

it('compares nothing in words while grades are missing', async () => {
  await showReport(
    aReport({ info: { passed: 0, provisional: 1 }, keyTopics, categories: [category] }),
  );
  expect(headlineOf('category-3')).toBe('80% of all points of this step, as the grades stand now');
  expect(headlineOf('key-topics')).toMatch(/as the grades stand now$/);
  expect(headlineOf('elc')).toMatch(/as the grades stand now$/);
});

it('has a block for each category, with what the team wrote about it', async () => {
  const content = {
    highlights_3: aText('<p>Fair pay</p>'),
    suggestions_3: aText('<p>Explain the ranges</p>'),
    suggestions_additional_3: aText('<p>Publish them</p>'),
  };
  await showReport(aReport({ info: { passed: 0 }, categories: [category], content }));
  const ids = ['', '-highlights', '-suggestions', '-suggestions-additional'].map(
    (part) => `category-3${part}`,
  );
  const pages = ids.map(pageNumberOf);
  expect(pages).toEqual(pages.map((_, index) => pageNumberOf('steps') + 1 + index));
  expect(ids.slice(1).map((id) => sheet(id).getByText(/Fair|Explain|Publish/).textContent)).toEqual(
    ['Fair pay', 'Explain the ranges', 'Publish them'],
  );
});

it('keeps further suggestions to audits', async () => {
  const content = { suggestions_additional_3: aText('<p>Publish them</p>') };
  await showReport(aReport({ categories: [category], content }));
  expect(document.getElementById('category-3')).toBeInTheDocument();
  expect(document.getElementById('category-3-suggestions-additional')).not.toBeInTheDocument();
});

it('goes on onto another sheet where its titles are ten times longer', async () => {
  const long = Array.from({ length: 10 }, () => area('Selection of people '.repeat(12), [2, 2]));
  await showReport(aReport({ keyTopics: long }));
  expect(sheet('key-topics').getAllByRole('row').length).toBeLessThan(11);
  expect(pageNumberOf('key-topics-2')).toBe(pageNumberOf('key-topics') + 1);
  const rows = [...document.querySelectorAll('[id^="key-topics"]:not([id*="benchmark"]) tbody tr')];
  expect(rows).toHaveLength(10);
});
