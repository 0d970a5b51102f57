import { screen, within } from '@testing-library/react';
import type { Grade, Language } from '@cert/shared/domain';
import { anOverviewArea, anOverviewCategory } from '@cert/shared/testing';
import { renderHomePage } from '../testing/renderHomePage.tsx';

/** Renders the home page with the areas "Area 1", "Area 2", … and these grades of 2025 and 2026. */
async function showYears(
  grades: readonly (readonly [Grade | null, Grade | null])[],
  language: Language = 'en',
) {
  const areas = grades.map((_, index) =>
    anOverviewArea({ id: index + 1, position: index + 1, title: `Area ${index + 1}` }),
  );
  return renderHomePage(
    {
      categories: [anOverviewCategory({ areas })],
      yearOnYear: {
        year: 2025,
        areas: grades.map(([before, now], index) => ({ areaId: index + 1, before, now })),
      },
    },
    { language },
  );
}

const card = (name: RegExp | string) => within(screen.getByRole('region', { name }));
const rose: [Grade, Grade] = [1, 2];
const fell: [Grade, Grade] = [2, 1.5];
const same: [Grade, Grade] = [2, 2];
const repeat = (count: number, grades: [Grade, Grade]) =>
  Array.from({ length: count }, () => grades);

it('the comparison with the previous year lists the areas that rose, then those that fell, each the largest change first and with a link', async () => {
  await showYears([same, [2, 2.5], [3, 2], [1, 2.5], [2.5, 2]]);
  const years = card('2 areas rose by at least half a grade, 2 fell');
  const [changes] = years.getAllByRole('list');
  const rows = within(changes!).getAllByRole('link');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Area 4▲ 1 → 2.5higher: 1 in 2025, 2.5 in 2026',
    'Area 2▲ 2 → 2.5higher: 2 in 2025, 2.5 in 2026',
    'Area 3▼ 3 → 2lower: 3 in 2025, 2 in 2026',
    'Area 5▼ 2.5 → 2lower: 2.5 in 2025, 2 in 2026',
  ]);
  expect(rows[0]).toHaveAttribute('href', '/7/category/leaving/4');
});

it('in the comparison with the previous year, screen readers read both grades of a changed area exactly once', async () => {
  await showYears([rose, fell]);
  const [first, second] = card(/rose/).getAllByRole('link');
  expect(first).toHaveAccessibleName('Area 1 higher: 1 in 2025, 2 in 2026');
  expect(second).toHaveAccessibleName('Area 2 lower: 2 in 2025, 1.5 in 2026');
});

it('the comparison with the previous year folds areas with the same grade in both years, and shows their grade when they are unfolded', async () => {
  const { user } = await showYears([rose, same, [0, 0]]);
  const years = card(/rose/);
  const folded = years.getByText('Area 3').closest('details')!;
  expect(folded).not.toHaveAttribute('open');
  await user.click(years.getByText('2 areas stayed the same'));
  expect(folded).toHaveAttribute('open');
  const items = within(folded).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Area 2 2', 'Area 3 0']);
});

it('the scale of the comparison with the previous year ranges from the lowest to the highest grade of the areas that changed', async () => {
  await showYears([
    [1, 2],
    [2, 2.5],
    [3, 3],
    [0, 0],
  ]);
  const scale = [...document.querySelectorAll('svg text')].map((text) => text.textContent);
  expect(scale.slice(-4)).toEqual(['1', '1.5', '2', '2.5']);
});

it('the comparison with the previous year leaves out areas that lack a grade in one of the years; if no area is left, it is not shown', async () => {
  const { unmount } = await showYears([[null, 2], [2, null], rose]);
  expect(card('1 area rose by at least half a grade').queryByText('Area 1')).toBeNull();
  unmount();
  await showYears([
    [null, 2],
    [2, null],
  ]);
  expect(screen.queryByText(/since 2025|half a grade/)).toBeNull();
});

const oneSame: Record<Language, string> = {
  en: '1 area stayed the same',
  hr: '1 područje ostalo je isto',
  sr: '1 oblast je ostala ista',
};

it.each<[Language, number, number, string]>([
  ['en', 1, 1, '1 area rose by at least half a grade, 1 fell'],
  ['en', 12, 5, '12 areas rose by at least half a grade, 5 fell'],
  ['en', 0, 2, '2 areas fell by at least half a grade'],
  ['en', 0, 0, 'No area has changed since 2025'],
  ['hr', 1, 1, '1 područje poraslo je za najmanje pola ocjene, 1 je palo'],
  ['hr', 3, 2, '3 područja porasla su za najmanje pola ocjene, 2 su pala'],
  ['hr', 12, 5, '12 područja poraslo je za najmanje pola ocjene, 5 ih je palo'],
  ['hr', 0, 4, '4 područja pala su za najmanje pola ocjene'],
  ['hr', 0, 0, 'Nijedno se područje nije promijenilo od 2025.'],
  ['sr', 1, 1, '1 oblast je porasla za najmanje pola ocene, 1 je pala'],
  ['sr', 3, 2, '3 oblasti su porasle za najmanje pola ocene, 2 su pale'],
  ['sr', 12, 5, '12 oblasti je poraslo za najmanje pola ocene, 5 ih je palo'],
  ['sr', 2, 0, '2 oblasti su porasle za najmanje pola ocene'],
  ['sr', 0, 0, 'Nijedna oblast se nije promenila od 2025.'],
])('the summary says in %s: %i areas rose, %i fell', async (...[language, risen, fallen, text]) => {
  await showYears([...repeat(risen, rose), ...repeat(fallen, fell), same], language);
  expect(card(text).getByText(oneSame[language])).toBeVisible();
});
