import { screen, within } from '@testing-library/react';
import type { Overview } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import {
  aProgramme,
  anOverview,
  anOverviewArea,
  anOverviewCategory,
  aSession,
  fakeApi,
  memoryStorage,
  renderInPlatform,
  ungraded,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { siteRegistry } from '../reading/testing/siteRegistry.ts';
import { someCategories } from '../reading/testing/someCategories.ts';
import { HomePage } from './HomePage.tsx';

async function showHome(
  given: Partial<Overview> = {},
  { language = 'en' as Language, search = '?view=state', storage = memoryStorage() } = {},
) {
  const shown = await renderInPlatform(<HomePage />, {
    api: fakeApi({
      questionnaireOverview: () => anOverview(given),
      programme: () => aProgramme(),
      areaCategoryList: () => someCategories,
    }),
    language,
    storage,
    path: `/7/about${search}`,
    route: '/:questionnaireId/about',
    session: aSession({ isCertifier: given.grading !== undefined }),
    registry: siteRegistry,
    messages: { 'org-forms': definition.messages },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const block = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
const gap = anOverview().next;

describe('the home of a client who answers', () => {
  it.each([
    ['en', '1 answer to go', 'Continue: Leaving well, question 2'],
    ['hr', 'Još 1 odgovor', 'Nastavite: Leaving well, 2. pitanje'],
    ['sr', 'Još 1 odgovor', 'Nastavite: Leaving well, 2. pitanje'],
  ] as const)('says in %s what is left, and leads to the first of it', async (...given) => {
    const [language, text, action] = given;
    await showHome({}, { language });
    expect(headline()).toBe(text);
    expect(linkTo(action)).toBe('/7/category/leaving/1#question-4');
  });

  it('counts what is left by kind, each with a link to its first', async () => {
    const left = {
      answers: { count: 29, first: gap },
      documents: { count: 14, first: { ...gap!, questionId: 9, areaPosition: 2, position: 1 } },
      comments: { count: 0, first: null },
    };
    await showHome({ left });
    expect(headline()).toBe('43 things to go');
    const links = block('What is left').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/7/category/leaving/1#question-4',
      '/7/category/leaving/2#question-9',
    ]);
    expect(screen.getByText('All required comments are written')).toBeVisible();
  });

  it('says that everything is answered only when nothing is left', async () => {
    const none = { count: 0, first: null };
    await showHome({ left: { answers: none, documents: none, comments: none }, next: null });
    expect(headline()).toBe('Everything is answered');
    expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  });

  it('shows the steps with their completeness, and leads to where something is missing', async () => {
    const full = anOverviewArea({ completeness: 100, left: 0 });
    const second = anOverviewArea({ id: 2, title: 'Staying', position: 2 });
    await showHome({ categories: [anOverviewCategory({ areas: [full, second] })] });
    const [step] = block('Answers by step').getAllByRole('listitem');
    expect(step).toHaveTextContent('1Leaving50%');
    expect(within(step!).getByRole('link')).toHaveAttribute('href', '/7/category/leaving/2');
  });

  it('has a map in which each area that counts leads to its page', async () => {
    const areas = [
      anOverviewArea({ completeness: 100, left: 0, minGrade: 2 }),
      anOverviewArea({ id: 2, title: 'Staying', position: 2, left: 3 }),
      anOverviewArea({ id: 3, title: 'Outside', position: 3, counts: false }),
    ];
    await showHome({ categories: [anOverviewCategory({ areas })] });
    const map = block('Map of areas');
    expect(map.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1 Leaving wellkey area,complete',
      '2 Staying50%3 left',
    ]);
    expect(map.getByText('not part of this questionnaire')).toBeVisible();
  });

  it('tells who changed what', async () => {
    const change = {
      at: new Date().toISOString(),
      by: 'Marko',
      own: 0,
      kind: 'answers',
      count: 3,
      areaTitle: 'Leaving well',
      categorySlug: 'leaving',
      areaPosition: 1,
    } as const;
    await showHome({ recent: [change, { ...change, own: 1, kind: 'documents', count: 1 }] });
    const [first, second] = block('Recent changes').getAllByRole('listitem');
    expect(first).toHaveTextContent('Marko · 3 answers · Leaving well');
    expect(second).toHaveTextContent('You · 1 document · Leaving well');
  });

  it('has the dates, and nothing without them', async () => {
    await showHome({ dates: { answersDue: '2099-12-12', meetingAt: null }, pace: 2.5 });
    expect(screen.getByText(/^Answers are due on 12 Dec 2099/)).toBeVisible();
    expect(screen.getByText('2.5 areas a week would do.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });
});

describe('the home of a client who waits', () => {
  const road = anOverview().road.map((one) => ({
    ...one,
    progress: one.step === 'grade' ? ('now' as const) : ('ahead' as const),
  }));

  it('says who locked the questionnaire, when, and what happens now', async () => {
    await showHome({
      locked: 1,
      road,
      submission: { at: '2026-11-12T13:32:00.000Z', by: 'Ivana Horvat' },
    });
    expect(headline()).toBe('The team is grading');
    expect(screen.getByText(/^Locked by Ivana Horvat, 12 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is left' })).not.toBeInTheDocument();
    expect(screen.queryByText(/ left$/)).not.toBeInTheDocument();
  });

  it.each([
    [{ passed: 1, beyond: 0 }, 'Jadran Foods is certified for 2026'],
    [{ passed: 1, beyond: 1 }, 'Jadran Foods is certified for 2026, above and beyond'],
    [{ passed: 0, beyond: 0 }, 'Jadran Foods: audit 2026 completed'],
  ] as const)('tells the outcome %j once it may know it', async (outcome, text) => {
    await showHome({ locked: 1, outcome: { ...outcome, percent: 82 } });
    expect(headline()).toBe(text);
    expect(screen.getByText(/^82% of all points/)).toBeVisible();
    // The report is for the team.
    expect(screen.queryByRole('link', { name: 'To the report' })).not.toBeInTheDocument();
  });
});

describe('the home of a certifier', () => {
  it('says how much is graded, and leads to the next area', async () => {
    await showHome({ grading: ungraded });
    expect(headline()).toBe('0 of 1 area graded');
    expect(linkTo('Continue grading: Leaving well')).toBe('/7/category/leaving/1');
    expect(block('Your grading').getAllByText('still grading')).toHaveLength(2);
  });

  it('names those for whom it waits', async () => {
    const team = [{ ...ungraded.team[0]!, finalized: 1 as const }, ungraded.team[1]!];
    await showHome({ grading: { ...ungraded, graded: 1, ownFinalized: 1, team } });
    expect(headline()).toBe('Your grades are finalized');
    expect(screen.getByText('Not finalized yet: Jelena Petrović.')).toBeVisible();
  });

  it('shows everybody’s grades with their spread once they are revealed', async () => {
    const marks = [
      { certifierId: 1, name: 'Ana', grade: 1 as const },
      { certifierId: 2, name: 'Jelena', grade: 2.5 as const },
    ];
    const area = anOverviewArea({ marks, spread: 1.5, finalGrade: null, ownGrade: 1 });
    await showHome({
      categories: [anOverviewCategory({ areas: [area] })],
      grading: { ...ungraded, graded: 1, ownFinalized: 1, finalized: 1, mainCertifier: 1 },
    });
    expect(headline()).toBe('1 area without a final grade');
    expect(linkTo('To the final grades')).toBe('/7/reconciliation');
    const [tile] = block('Map of areas').getAllByRole('link');
    expect(tile).toHaveTextContent('1 Leaving well1.5 apartAna 1Jelena 2.5');
  });
});

it('compares two years in a sentence, a list of changes and a table', async () => {
  const areas = [1, 2, 3].map((id) => anOverviewArea({ id, position: id, title: `Area ${id}` }));
  await showHome({
    categories: [anOverviewCategory({ areas })],
    yearOnYear: {
      year: 2025,
      areas: [
        { areaId: 1, before: 1, now: 2 },
        { areaId: 2, before: 2, now: 1.5 },
        { areaId: 3, before: 2, now: 2 },
      ],
    },
  });
  const years = block('2025 and 2026');
  expect(years.getByText('1 area rose, 1 fell, 1 stayed the same.')).toBeVisible();
  const [risen, fallen, ...others] = years.getAllByRole('listitem');
  expect(risen).toHaveTextContent('Area 1▲ 1 → 2');
  expect(fallen).toHaveTextContent('Area 2▼ 2 → 1.5');
  expect(others).toEqual([]);
});

describe('the view that opens', () => {
  const untouched = { completeness: 0 };
  const storage = memoryStorage();

  it('is the text for a client’s first visit of an untouched questionnaire, then the state', async () => {
    const first = await showHome(untouched, { search: '', storage });
    expect(await screen.findByRole('heading', { name: 'About Meridian' })).toBeVisible();
    first.unmount();
    await showHome(untouched, { search: '', storage });
    expect(headline()).toBe('1 answer to go');
  });

  it('is the text where an anchor names a section of it', async () => {
    await showHome({}, { search: '#road', storage });
    expect(await screen.findByRole('heading', { name: 'About Meridian' })).toBeVisible();
  });
});

it('says why it could not be read, and tries again', async () => {
  const api = fakeApi({ questionnaireOverview: () => Promise.reject(refuse('server-error')) });
  const { user } = await renderInPlatform(<HomePage />, {
    api,
    path: '/7/about?view=state',
    route: '/:questionnaireId/about',
    messages: { 'org-forms': definition.messages },
  });
  await screen.findByRole('alert');
  api.handle({ questionnaireOverview: () => anOverview() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('1 answer to go');
});
