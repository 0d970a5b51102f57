import type { BenchmarkAverages, Report } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { aReport, noBenchmarkAverages } from '@cert/shared/testing';
import { aKeyAreaResult } from '../../testing/aKeyAreaResult.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

type AreaGrades = { grade: Grade | null; previousGrade?: Grade | null; minGrade?: number };
type Category = Report['categories'][number];

const area = (id: number, given: AreaGrades) =>
  aKeyAreaResult({ id, content: `Area ${id}`, minGrade: 0, ...given });
const category = (id: number, given: Partial<Category>): Category => ({
  id,
  content: `Step ${id}`,
  grade: 60 + id,
  previousGrade: 50 + id,
  others: noBenchmarkAverages,
  areas: [],
  highlights: [],
  suggestions: [],
  ...given,
});
const averageOf = (value: number | null, organisations = 41): BenchmarkAverages => ({
  average: { value, organisations },
});

const headlineOf = (id: string) =>
  withinSheet(id)
    .getByRole('heading', { level: 2 })
    .textContent.replace(/\u00a0/g, ' ');
const rowsOf = (id: string) =>
  withinSheet(id)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

describe('the map of all areas', () => {
  const categories = [
    category(1, {
      areas: [area(11, { grade: 2.5 }), area(12, { grade: 1.5, minGrade: 2 })],
    }),
    category(2, { areas: [area(21, { grade: 0 }), area(22, { grade: null })], grade: null }),
  ];
  const tiles = () =>
    withinSheet('area-map')
      .getAllByRole('link')
      .map((tile) => `${tile.textContent} ${tile.getAttribute('href')}`);

  it('has a tile with name and grade for each area, linked to the sheet of its category', async () => {
    await showReport(aReport({ info: { passed: 0 }, categories }));
    expect(tiles()).toEqual([
      '2.5Area 11 #category-1',
      '1.5Area 12, key area0.5 below the required 2 #category-1',
      '0Area 21 #category-2',
      'n/aArea 22 #category-2',
    ]);
    for (const { hash } of withinSheet('area-map').getAllByRole<HTMLAnchorElement>('link'))
      expect(document.querySelector(hash)).toBeInTheDocument();
  });

  it('shows a key area with final grade 0 as below its minimum', async () => {
    const areas = [area(11, { grade: 0, minGrade: 2 })];
    await showReport(aReport({ info: { passed: 0 }, categories: [category(1, { areas })] }));
    expect(tiles()).toEqual(['0Area 11, key area2 below the required 2 #category-1']);
    expect(withinSheet('area-map').getByText('below the required grade')).toBeInTheDocument();
  });

  it('fills a tile in proportion to its grade, and not at all without a grade', async () => {
    await showReport(aReport({ categories }));
    const fills = withinSheet('area-map')
      .getAllByRole('link')
      .map((tile) => tile.querySelector<HTMLElement>('i[style]')?.style.inlineSize);
    expect(fills.map((fill) => (fill === undefined ? fill : Math.round(parseFloat(fill))))).toEqual(
      [83, 50, 0, undefined],
    );
  });

  it('does not mark key areas below their minimum while the result is provisional', async () => {
    await showReport(aReport({ info: { passed: 0, provisional: 1 }, categories }));
    expect(tiles()[1]).toBe('1.5Area 12, key area #category-1');
    expect(withinSheet('area-map').queryByText('below the required grade')).not.toBeInTheDocument();
    expect(headlineOf('area-map')).toBe('1 of 4 areas reaches grade 2, as the grades stand now');
  });

  it.each<[Language, string]>([
    ['en', '1 of 4 areas reaches at least grade 2'],
    ['hr', 'Najmanje ocjena 2 u 1 od 4 područja'],
    ['sr', 'Najmanje ocena 2 u 1 od 4 oblasti'],
  ])(
    'says in %s how many areas reach grade 2, the reference line of the charts',
    async (language, expected) => {
      await showReport(aReport({ categories }), { language });
      expect(headlineOf('area-map')).toBe(expected);
    },
  );

  it('shortens names of ten times the usual length; the sheet of the category has the whole name', async () => {
    const content = 'Selection of people '.repeat(12).trim();
    const long = aKeyAreaResult({ id: 11, content, grade: 2 });
    await showReport(aReport({ categories: [category(1, { areas: [long] })] }));
    const [tile] = withinSheet('area-map').getAllByRole('link');
    expect(tile).toHaveTextContent(/people…, key area$/);
    expect(withinSheet('category-1').getByRole('rowheader')).toHaveTextContent(content);
  });
});

describe('the sheet that compares areas with the earlier year', () => {
  const withGrades = (...grades: [Grade | null, Grade | null][]) =>
    aReport({
      categories: [
        category(1, {
          areas: grades.map(([previousGrade, grade], index) =>
            area(index + 1, { grade, previousGrade }),
          ),
        }),
      ],
    });

  it('names the areas whose grades have risen or fallen, and lists the grades of both years in a table', async () => {
    await showReport(withGrades([1, 2.5], [2, 1.5], [2, 2], [2, 2], [null, 3], [3, null]));
    const { getByRole, getByText } = withinSheet('area-changes');
    expect(headlineOf('area-changes')).toBe(
      '1 of 4 areas has a higher grade than in 2025, 1 a lower one',
    );
    const drawing = getByRole('img');
    expect(drawing).toHaveTextContent('1 → 2.5Area 1');
    expect(drawing).toHaveTextContent('2 → 1.5Area 2');
    expect(drawing).not.toHaveTextContent('Area 3');
    expect(drawing).toHaveTextContent('2×');
    expect(getByText(/2 areas without a grade in both years are left out/)).toBeVisible();
    expect(rowsOf('area-changes')).toEqual([
      'Area | 2025 | 2026',
      'Area 1 | 1 | 2.5',
      'Area 2 | 2 | 1.5',
      'Area 3 | 2 | 2',
      'Area 4 | 2 | 2',
    ]);
  });

  it.each<[Language, [Grade, Grade][], string]>([
    [
      'en',
      [
        [1, 2],
        [1, 3],
        [2, 2],
      ],
      '2 of 3 areas have a higher grade than in 2025, none a lower one',
    ],
    [
      'en',
      [
        [2, 1],
        [2, 2],
      ],
      '1 of 2 areas has a lower grade than in 2025, none a higher one',
    ],
    ['en', [[2, 2]], 'Every area has the same grade as in 2025'],
    [
      'hr',
      [
        [1, 2],
        [2, 1],
      ],
      'Viša ocjena nego 2025. u 1 od 2 područja, niža u 1',
    ],
    [
      'hr',
      [
        [2, 1],
        [2, 2],
      ],
      'Niža ocjena nego 2025. u 1 od 2 područja, viša ni u jednom',
    ],
    [
      'sr',
      [
        [1, 2],
        [2, 2],
      ],
      'Viša ocena nego 2025. u 1 od 2 oblasti, niža ni u jednoj',
    ],
  ])('says in %s what has changed for the grades %j', async (language, grades, expected) => {
    await showReport(withGrades(...grades), { language });
    expect(headlineOf('area-changes')).toBe(expected);
  });

  it('does not count higher and lower grades in its headline while the result is provisional', async () => {
    const { info, ...report } = withGrades([1, 2]);
    await showReport({ ...report, info: { ...info, passed: 0, provisional: 1 } });
    expect(headlineOf('area-changes')).toBe('The grades beside those of 2025, as they stand now');
  });

  it.each([
    ['in a first report', aReport({ info: { previousYear: null }, categories: [category(1, {})] })],
    ['if no area has a grade in both years', withGrades([null, 2], [2, null])],
  ])('is left out of the report %s', async (_, report) => {
    await showReport(report);
    expect(document.getElementById('area-changes')).not.toBeInTheDocument();
  });
});

describe('the sheet that compares the steps of the life cycle with others', () => {
  const three = (others: BenchmarkAverages, given: Partial<Category> = {}) =>
    [1, 2, 3].map((id) => category(id, { others, ...given }));
  const drawn = () => withinSheet('elc-benchmark').getByRole('img').getAttribute('aria-label');

  it('has a radar chart of this year, the earlier year and the average, and all values in a table', async () => {
    await showReport(aReport({ categories: three(averageOf(62)) }));
    expect(drawn()).toMatch(/^Radar: At or above the average of others on 2 of 3 steps\./);
    expect(rowsOf('elc-benchmark')).toEqual([
      'Step | 2026 | 2025 | Average of all',
      'Step 1 | 61% | 51% | 62%',
      'Step 2 | 62% | 52% | 62%',
      'Step 3 | 63% | 53% | 62%',
    ]);
    expect(
      withinSheet('elc-benchmark').getByText('Average of all: 41 organisations'),
    ).toBeVisible();
  });

  it('draws no line for an average that must not be shown, and explains the “n/a” in the table', async () => {
    await showReport(aReport({ categories: three(averageOf(null, 4)) }));
    const { getAllByRole, getByText } = withinSheet('elc-benchmark');
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sava Energy 2026',
      '2025',
    ]);
    expect(rowsOf('elc-benchmark')[1]).toBe('Step 1 | 61% | 51% | n/a');
    expect(getByText(/^n\/a: there is no value/)).toBeVisible();
  });

  it('draws no axis for a step without a value, and says that the drawing does not have all steps', async () => {
    const open = category(4, { grade: null, others: averageOf(62) });
    await showReport(aReport({ categories: [...three(averageOf(62)), open] }));
    expect(withinSheet('elc-benchmark').getByRole('img')).not.toHaveTextContent('Step 4');
    expect(rowsOf('elc-benchmark').at(-1)).toBe('Step 4 | n/a | 54% | 62%');
    expect(withinSheet('elc-benchmark').getByText(/^The drawing has only the steps/)).toBeVisible();
  });

  it.each([
    ['with two steps', three(averageOf(62)).slice(1)],
    [
      'with a chosen country',
      three({ ...averageOf(62), benchmarkCountry: { value: 58, organisations: 9 } }),
    ],
  ])('has bars instead of a radar chart %s', async (_, categories) => {
    await showReport(aReport({ categories }));
    expect(drawn()).toMatch(/^Bar chart:/);
  });
});
