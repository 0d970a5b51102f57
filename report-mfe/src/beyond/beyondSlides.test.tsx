import { screen } from '@testing-library/react';
import type { Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { aBeyond } from '../testing/aBeyond.ts';
import { aText } from '../testing/aText.ts';
import { sheet } from '../testing/sheet.ts';
import { showReport } from '../testing/showReport.tsx';

// The chart library measures text and paths, which jsdom cannot.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const advanced = aReport({
  info: { advanced: 1 },
  result: { overal: 87 },
  aboveBeyond: aBeyond(83, 70, 69, 0, null),
});
const path = 'report?view=beyond';
const ids = () => [...document.querySelectorAll('main section[id]')].map(({ id }) => id);

it('wears the name of its certificate on the cover, and the date of the team', async () => {
  await showReport(
    { ...advanced, content: { abReportDate: aText('<p>4 July 2026</p>') } },
    { path },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Sava Energy goes above and beyond',
  );
  expect(sheet('cover').getByText('Meridian Above & Beyond · 2026')).toBeVisible();
  expect(sheet('cover').getByText('4 July 2026')).toBeVisible();
});

it('has eleven slides before its results, and ends with thanks and contacts', async () => {
  await showReport(advanced, { path });
  const all = ids();
  expect(all.slice(0, 2)).toEqual(['cover', 'contents']);
  expect(all.indexOf('beyond-results') - all.indexOf('beyond-about')).toBe(11);
  expect(all.at(-1)).toBe('outro');
  expect(sheet('outro').getByRole('link', { name: 'lead@example.org' })).toBeVisible();
});

it('has sheets for outstanding categories only', async () => {
  await showReport(advanced, { path });
  expect(ids()).toEqual(expect.arrayContaining(['beyond-future', 'beyond-inclusion']));
  for (const category of ['innovation', 'impact', 'satisfaction'])
    expect(ids().filter((id) => id.startsWith(`beyond-${category}`))).toEqual([]);
  expect(sheet('beyond-future').element).toHaveTextContent('83%');
});

it('shows what the team wrote of a category and of the whole', async () => {
  const content = {
    abHighLightsFuture: aText('<p>Plans for years ahead.</p>'),
    abHighLightsAdditionalFuture: aText('<p>And checks them.</p>'),
    abHighLightsImpact: aText('<p>Not outstanding.</p>'),
    wordsFromTeam: aText('<p>We were glad to come.</p>'),
  };
  await showReport({ ...advanced, content }, { path });
  expect(sheet('beyond-future-highlights').getByText('Plans for years ahead.')).toBeVisible();
  expect(sheet('beyond-future-additional').getByText('And checks them.')).toBeVisible();
  expect(sheet('beyond-words').getByText('We were glad to come.')).toBeVisible();
  expect(screen.queryByText('Not outstanding.')).not.toBeInTheDocument();
  expect(sheet('beyond-inclusion-highlights').element.closest('.screen-only')).not.toBeNull();
});

it('measures the overall result by its own threshold', async () => {
  await showReport(advanced, { path });
  const result = sheet('beyond-result');
  expect(result.getByRole('heading')).toHaveTextContent(
    'More than four fifths of all possible points: enough for Meridian Above & Beyond',
  );
  expect(result.getByRole('img', { name: /threshold 85%/ })).toBeVisible();
});

it('sums up on one sheet', async () => {
  await showReport(advanced, { path });
  const summary = sheet('beyond-summary');
  expect(summary.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '87%',
    'Overall result in 2025: 75%',
    'future 83%',
    'inclusion 70%',
    'Meridian Above & Beyond for 2026',
  ]);
});

it.each<Language>(['hr', 'sr', 'en'])('leaves no gap of a text unfilled (%s)', async (language) => {
  await showReport(advanced, { path, language });
  expect(ids().length).toBeGreaterThan(20);
  expect(document.body.textContent).not.toContain('{{');
});
