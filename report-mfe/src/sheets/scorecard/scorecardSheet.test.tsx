import type { Report } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { aReport, noBenchmarkAverages } from '@cert/shared/testing';
import { aKeyAreaResult } from '../../testing/aKeyAreaResult.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

type Category = Report['categories'][number];
type Area = Category['areas'][number];

const area = (id: number, grade: Grade | null, minGrade = 0): Area =>
  aKeyAreaResult({ id, content: `Area ${id}`, grade, minGrade });
const category = (id: number, given: Partial<Category> = {}): Category => ({
  id,
  content: `Step ${id}`,
  grade: 60 + id,
  previousGrade: 50 + id,
  others: { average: { value: 62, organisations: 41 } },
  areas: [],
  highlights: [],
  suggestions: [],
  ...given,
});

const categories = [
  category(1, { areas: [area(11, 3), area(12, 1.5, 2), area(13, 2.5)] }),
  category(2, { areas: [area(21, 2, 2), area(22, 0.5), area(23, null)] }),
];
const keyTopics = [area(12, 1.5, 2), area(21, 2, 2)];

const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ');
const card = () => withinSheet('scorecard');
const rows = () =>
  card()
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)).join(' | '));
const entries = (title: string) =>
  [...card().getByRole('region', { name: title }).querySelectorAll('li')].map(({ textContent }) =>
    plain(textContent),
  );
const headline = () => plain(card().getByRole('heading', { level: 2 }).textContent);

describe('the scorecard', () => {
  it('follows the cover, and is in the table of contents with its page number', async () => {
    await showReport(aReport({ categories, keyTopics }));
    const ids = [...document.querySelectorAll('main section[data-theme]')].map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['cover', 'scorecard', 'contents']);
    const entry = withinSheet('contents').getByRole('link', { name: /^The result in one look/ });
    expect(entry).toHaveTextContent('The result in one look2');
    expect(card().element.querySelector('footer')).toHaveTextContent('2');
  });

  it('shows the overall result beside that of the earlier year, and the key areas', async () => {
    await showReport(aReport({ info: { passed: 0 }, categories, keyTopics }));
    expect(card().getByRole('img', { name: /^Ring/ })).toHaveAccessibleName(
      'Ring: 82% of all points in 2026, 75% in 2025; threshold 75%.',
    );
    expect(card().getByText('The result is 7 percentage points above that of 2025.')).toBeVisible();
    expect(card().getByText('1 of 2 key areas reaches at least grade 2')).toBeVisible();
    expect(card().getByText('1/2')).toBeVisible();
  });

  it('shows the result of each step beside that of the earlier year and the average, also as a table', async () => {
    await showReport(aReport({ categories, keyTopics }));
    expect(card().getByRole('img', { name: /^Bar chart: Share of points by step/ })).toBeVisible();
    expect(rows()).toEqual([
      'Step | 2026 | 2025 | Average of all',
      'Step 1 | 61% | 51% | 62%',
      'Step 2 | 62% | 52% | 62%',
    ]);
    expect(card().getByText('Average of all: 41 organisations')).toBeVisible();
  });

  it('lists strengths and next steps with links to their categories, and how far a failing grade is below its minimum', async () => {
    await showReport(aReport({ info: { passed: 0 }, categories, keyTopics }));
    expect(entries('Strengths')).toEqual(['3Area 11', '2.5Area 13', '2Area 21']);
    expect(entries('Next steps')).toEqual(['0.5Area 22', '1.5Area 120.5 below the required 2']);
    const link = card().getByRole<HTMLAnchorElement>('link', { name: 'Area 22' });
    expect(link.hash).toBe('#category-2');
    expect(document.querySelector(link.hash)).toBeInTheDocument();
  });

  it('has no column, legend or mark for the earlier year and the average if neither has values', async () => {
    const first = categories.map((given) => ({
      ...given,
      previousGrade: null,
      others: { average: { value: null, organisations: 4 } },
    }));
    const info = { previousYear: null };
    await showReport(aReport({ info, result: { previous: null }, categories: first, keyTopics }));
    expect(rows()[0]).toBe('Step | 2026');
    expect(card().queryByText(/Average/)).not.toBeInTheDocument();
    expect(card().queryByText(/2025/)).not.toBeInTheDocument();
    expect(card().getByRole('img', { name: /^Ring/ })).toHaveAccessibleName(
      'Ring: 82% of all points in 2026; threshold 75%.',
    );
  });

  it('shows “n/a” for a step without a value, and explains what it means', async () => {
    await showReport(aReport({ categories: [category(1), category(2, { grade: null })] }));
    expect(rows()[2]).toBe('Step 2 | n/a | 52% | 62%');
    expect(card().getByText(/^n\/a: there is no value/)).toBeVisible();
    expect(card().getAllByText('No area has a grade yet.')).toHaveLength(2);
  });

  it('says that nothing is decided yet and marks no failing grades while the result is provisional', async () => {
    await showReport(aReport({ info: { passed: 0, provisional: 1 }, categories, keyTopics }));
    expect(headline()).toBe('As the grades stand now; nothing is decided yet');
    expect(entries('Next steps')).toEqual(['0.5Area 22', '1.5Area 12']);
    expect(card().queryByText(/above that of 2025/)).not.toBeInTheDocument();
    expect(
      card().getByText('1 of 2 key areas reaches grade 2, as the grades stand now'),
    ).toBeVisible();
  });

  it.each<[Language, string]>([
    ['en', '1 percentage point short of the Meridian certificate'],
    ['hr', 'Do certifikata Meridian nedostaje 1 postotni bod'],
    ['sr', 'Do sertifikata Meridian nedostaje 1 procentni poen'],
  ])(
    'says in %s how many percentage points are missing for the certificate',
    async (language, expected) => {
      const result = { overal: 74, ...noBenchmarkAverages };
      await showReport(aReport({ info: { passed: 0 }, result, categories, keyTopics }), {
        language,
      });
      expect(headline()).toBe(expected);
    },
  );

  it.each<[Language, number, string]>([
    ['en', 1, 'Enough points, but 1 key area is below the required grade'],
    ['en', 2, 'Enough points, but 2 key areas are below the required grade'],
    ['hr', 1, 'Bodova je dovoljno, ali 1 ključno područje nema propisanu ocjenu'],
    ['hr', 2, 'Bodova je dovoljno, ali 2 ključna područja nemaju propisanu ocjenu'],
    ['hr', 5, 'Bodova je dovoljno, ali 5 ključnih područja nema propisanu ocjenu'],
    ['sr', 1, 'Poena je dovoljno, ali 1 ključna oblast nema propisanu ocenu'],
    ['sr', 2, 'Poena je dovoljno, ali 2 ključne oblasti nemaju propisanu ocenu'],
    ['sr', 5, 'Poena je dovoljno, ali 5 ključnih oblasti nema propisanu ocenu'],
  ])(
    'says in %s that the points are enough but the grades of key areas are too low (areas: %d)',
    async (language, count, expected) => {
      const failing = Array.from({ length: count }, (_, index) => area(index + 1, 1, 2));
      await showReport(aReport({ info: { passed: 0 }, categories, keyTopics: failing }), {
        language,
      });
      expect(headline()).toBe(expected);
    },
  );

  it.each<[Language, string]>([
    ['en', 'Both conditions met: the Meridian certificate for 2026'],
    ['hr', 'Oba su uvjeta ispunjena: certifikat Meridian za 2026.'],
    ['sr', 'Oba uslova su ispunjena: sertifikat Meridian za 2026.'],
  ])('says in %s that the certificate is reached', async (language, expected) => {
    await showReport(aReport({ categories, keyTopics }), { language });
    expect(headline()).toBe(expected);
  });

  it('has its own page title, no links to other sheets, and a link to the report above it if it is shown alone', async () => {
    await showReport(aReport({ categories, keyTopics }), { path: 'report?view=scorecard' });
    expect(document.querySelectorAll('main section[data-theme]')).toHaveLength(1);
    expect(document.title).toBe('Sava Energy – Meridian scorecard 2026');
    expect(card().getByRole('heading', { level: 1 })).toBeVisible();
    expect(card().queryAllByRole('link')).toEqual([]);
    expect(document.querySelector('a[aria-current][href*="view=scorecard"]')).toBeInTheDocument();
    expect(document.querySelector('a[href="/7/report"]')).toBeInTheDocument();
  });
});
