import { screen, within } from '@testing-library/react';
import type { Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { aReportText } from '../../testing/aReportText.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';
import { someBeyondResults } from '../../testing/someBeyondResults.ts';

const advanced = aReport({
  info: { advanced: 1 },
  result: { overal: 87 },
  aboveBeyond: someBeyondResults(83, 70, 69, 0, null),
});
const path = 'report?view=beyond';
const ids = () => [...document.querySelectorAll('main section[id]')].map(({ id }) => id);

it('the Above and Beyond cover shows the name of the certificate and the date set by the team', async () => {
  await showReport(
    { ...advanced, content: { abReportDate: aReportText('<p>4 July 2026</p>') } },
    { path },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Sava Energy goes above and beyond',
  );
  expect(withinSheet('cover').getByText('Meridian Above & Beyond · 2026')).toBeVisible();
  expect(withinSheet('cover').getByText('4 July 2026')).toBeVisible();
});

it('the Above and Beyond view has eleven sheets before its results, and ends with thanks and contacts', async () => {
  await showReport(advanced, { path });
  const all = ids();
  expect(all.slice(0, 2)).toEqual(['cover', 'contents']);
  expect(all.indexOf('beyond-results') - all.indexOf('beyond-about')).toBe(11);
  expect(all.at(-1)).toBe('outro');
  expect(withinSheet('outro').getByRole('link', { name: 'lead@example.org' })).toBeVisible();
});

it('the sheet with the conditions of Above and Beyond shows that all four are met', async () => {
  await showReport(advanced, { path });
  const conditions = withinSheet('beyond-conditions').getAllByRole('listitem');
  expect(conditions.map((one) => one.querySelector('strong')?.textContent)).toEqual([
    '2026',
    '87%',
    '> Ø',
    '83%',
  ]);
  for (const one of conditions) expect(one).toHaveTextContent(/✓ Met$/);
});

it('in the Above and Beyond view, only outstanding categories have sheets of their own', async () => {
  await showReport(advanced, { path });
  expect(ids()).toEqual(expect.arrayContaining(['beyond-future', 'beyond-inclusion']));
  for (const category of ['innovation', 'impact', 'satisfaction'])
    expect(ids().filter((id) => id.startsWith(`beyond-${category}`))).toEqual([]);
  expect(withinSheet('beyond-future').element).toHaveTextContent('83%');
});

it('the Above and Beyond view shows the team’s texts on outstanding categories and its closing words, but no text on another category', async () => {
  const content = {
    abHighLightsFuture: aReportText('<p>Plans for years ahead.</p>'),
    abHighLightsAdditionalFuture: aReportText('<p>And checks them.</p>'),
    abHighLightsImpact: aReportText('<p>Not outstanding.</p>'),
    wordsFromTeam: aReportText('<p>We were glad to come.</p>'),
  };
  await showReport({ ...advanced, content }, { path });
  expect(withinSheet('beyond-future-highlights').getByText('Plans for years ahead.')).toBeVisible();
  expect(withinSheet('beyond-future-additional').getByText('And checks them.')).toBeVisible();
  expect(withinSheet('beyond-words').getByText('We were glad to come.')).toBeVisible();
  expect(screen.queryByText('Not outstanding.')).not.toBeInTheDocument();
  expect(withinSheet('beyond-inclusion-highlights').element.closest('.screen-only')).not.toBeNull();
});

it('the result sheet of the Above and Beyond view compares the overall result with the threshold of 85 %', async () => {
  await showReport(advanced, { path });
  const result = withinSheet('beyond-result');
  expect(result.getByRole('heading')).toHaveTextContent(
    'More than four fifths of all possible points: enough for Meridian Above & Beyond',
  );
  expect(result.getByRole('img', { name: /threshold 85%/ })).toBeVisible();
});

it('the sheet with bars shows all Above and Beyond categories, also in a table, and says how many are outstanding', async () => {
  await showReport(advanced, { path });
  const bars = withinSheet('beyond-bars');
  expect(bars.getByRole('heading')).toHaveTextContent('2 of 4 categories reach 70% or more');
  expect(bars.getByRole('img', { name: /2 of 4 categories reach 70%/ })).toBeVisible();
  const rows = within(bars.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Future83%',
    'Inclusion70%',
    'Innovation69%',
    'Impact0%',
    'Satisfactionn/a',
  ]);
});

it('the sheet with the radar chart lists all Above and Beyond categories, and its headline names the strongest', async () => {
  await showReport(advanced, { path });
  const radar = withinSheet('beyond-radar');
  expect(radar.getByRole('heading')).toHaveTextContent('You go furthest here: Future (83%)');
  expect(
    radar.getByRole('img', {
      name: /Future 83%, Inclusion 70%, Innovation 69%, Impact 0%. .* 70%/,
    }),
  ).toBeVisible();
  const rows = within(radar.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Future✓ Outstanding83%',
    'Inclusion✓ Outstanding70%',
    'Innovation69%',
    'Impact0%',
    'Satisfactionn/a',
  ]);
});

it('Above and Beyond has no radar chart if fewer than three categories have questions', async () => {
  await showReport(
    { ...advanced, aboveBeyond: someBeyondResults(83, 70, null, null, null) },
    { path },
  );
  expect(ids()).toContain('beyond-bars');
  expect(ids()).not.toContain('beyond-radar');
});

it('if every category is outstanding, the headline above the bars says that all reach the threshold', async () => {
  await showReport({ ...advanced, aboveBeyond: someBeyondResults(100, 90, 80, 70, 100) }, { path });
  expect(withinSheet('beyond-bars').getByRole('heading')).toHaveTextContent(
    'All 5 categories reach 70% or more',
  );
});

it('the table of Above and Beyond figures is split into sheets of at most seven rows, and no sheet has a single row', async () => {
  const share = (index: number) => ({
    key: `share-${index}`,
    content: `XXX % of ${index}`,
    title: `… % of ${index}`,
    unit: '%',
    betterWhen: 'more' as const,
    selfValue: 40,
    otherValue: 20,
    average: { value: 20, organisations: 41 },
  });
  const abBenchmarksPercentage = Array.from({ length: 8 }, (_, index) => share(index));
  await showReport({ ...advanced, abBenchmarksPercentage }, { path });
  expect(ids()).not.toContain('beyond-figures');
  const rowsOf = (id: string) =>
    within(withinSheet(id).getByRole('table')).getAllByRole('row').slice(1);
  expect(rowsOf('beyond-figures-percents')).toHaveLength(4);
  expect(rowsOf('beyond-figures-percents-2')).toHaveLength(4);
  expect(rowsOf('beyond-figures-percents')[0]).toHaveTextContent('40 % of 0');
});

it('the summary sheet of the Above and Beyond view states the result, outstanding categories and the certificate', async () => {
  await showReport(advanced, { path });
  const summary = withinSheet('beyond-summary');
  expect(summary.getByRole('heading')).toHaveTextContent(
    '87% of all points and 2 outstanding categories',
  );
  expect(summary.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '87%',
    'Overall result in 2025: 75%',
    'future 83%',
    'inclusion 70%',
    'Meridian Above & Beyond for 2026',
  ]);
});

it.each<Language>(['hr', 'sr', 'en'])(
  'every placeholder in the Above and Beyond texts is filled (%s)',
  async (language) => {
    await showReport(advanced, { path, language });
    expect(ids().length).toBeGreaterThan(20);
    expect(document.body.textContent).not.toContain('{{');
  },
);
