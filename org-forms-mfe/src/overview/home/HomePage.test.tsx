import { screen, waitFor, within } from '@testing-library/react';
import { toCalendarDay, refuse } from '@cert/shared/domain';
import { formatDay } from '@cert/shared/i18n';
import {
  anOverview,
  anOverviewArea,
  anOverviewCategory,
  anUnstartedGrading,
  aProgramme,
  fakeApi,
  memoryStorage,
  renderInPlatform,
} from '@cert/shared/testing';
import definition from '../../module.ts';
import { HomePage } from './HomePage.tsx';
import { readHeadline, listNextSteps, renderHomePage } from './testing/renderHomePage.tsx';

const block = (name: string) => within(screen.getByRole('region', { name }));
const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
const gap = anOverview().next;

describe('the home page of a client who answers', () => {
  it.each([
    ['en', '1 answer to go', 'Continue: Leaving well, question 2'],
    ['hr', 'Još 1 odgovor', 'Nastavite: Leaving well, 2. pitanje'],
    ['sr', 'Još 1 odgovor', 'Nastavite: Leaving well, 2. pitanje'],
  ] as const)(
    'says in %s how many answers are missing, with a link to the first missing one',
    async (...given) => {
      const [language, text, action] = given;
      await renderHomePage({}, { language });
      expect(readHeadline()).toBe(text);
      expect(linkTo(action)).toBe('/7/category/leaving/1#question-4');
    },
  );

  it('counts missing answers, documents and comments, each with a link to the first', async () => {
    const left = {
      answers: { count: 29, first: gap },
      documents: { count: 14, first: { ...gap!, questionId: 9, areaPosition: 2, position: 1 } },
      comments: { count: 0, first: null },
    };
    await renderHomePage({ left });
    expect(readHeadline()).toBe('43 things to go');
    const links = block('What is left').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/7/category/leaving/1#question-4',
      '/7/category/leaving/2#question-9',
    ]);
    expect(screen.getByText('All required comments are written')).toBeVisible();
  });

  it('says that everything is answered when nothing is missing', async () => {
    const none = { count: 0, first: null };
    await renderHomePage({
      left: { answers: none, documents: none, comments: none },
      next: null,
      task: { task: 'submit', mine: 1, count: null },
    });
    expect(readHeadline()).toBe('Everything is answered');
    expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  });

  it('shows how complete each category is, with a link to its first area where something is missing', async () => {
    const full = anOverviewArea({ completeness: 100, left: 0 });
    const second = anOverviewArea({ id: 2, title: 'Staying', position: 2 });
    await renderHomePage({ categories: [anOverviewCategory({ areas: [full, second] })] });
    const [step] = block('Answers by step').getAllByRole('listitem');
    expect(step).toHaveTextContent('1Leaving50%');
    expect(within(step!).getByRole('link')).toHaveAttribute('href', '/7/category/leaving/2');
  });

  it('has a map with a link to every open area', async () => {
    const areas = [
      anOverviewArea({ completeness: 100, left: 0, minGrade: 2 }),
      anOverviewArea({ id: 2, title: 'Staying', position: 2, left: 3 }),
      anOverviewArea({ id: 3, title: 'Outside', position: 3, counts: false }),
    ];
    await renderHomePage({ categories: [anOverviewCategory({ areas })] });
    const map = block('Map of areas');
    expect(map.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '1 Leaving wellkey area,complete',
      '2 Staying50%33 answers left',
    ]);
    expect(map.getByText('not part of this questionnaire')).toBeVisible();
  });

  it('lists the recent changes: who changed how many answers or documents, and in which area', async () => {
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
    await renderHomePage({ recent: [change, { ...change, own: 1, kind: 'documents', count: 1 }] });
    const [first, second] = block('Recent changes').getAllByRole('listitem');
    expect(first).toHaveTextContent('Marko · 3 answers · Leaving well');
    expect(second).toHaveTextContent('You · 1 document · Leaving well');
  });

  it('shows the due date with the pace needed to meet it, a list with today and each date that is set, and “Add to calendar”', async () => {
    await renderHomePage({
      dates: { answersDue: '2099-12-12', meetingAt: null, reportDue: '2100-02-10' },
      pace: 2.5,
    });
    expect(screen.getByText('12 Dec 2099', { selector: 'b' }).closest('p')).toHaveTextContent(
      /^Answers are due on 12 Dec 2099 \(in .*\)\.2\.5 areas a week would do\.$/,
    );
    const marks = within(screen.getByRole('list', { name: 'Dates' })).getAllByRole('listitem');
    expect(marks.map((mark) => mark.textContent)).toEqual([
      expect.stringMatching(/^Today /),
      'Answers due 12 Dec 2099',
      'Report expected 10 Feb 2100',
    ]);
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  it('shows the due date on the road to the certificate until that day is over', async () => {
    const today = toCalendarDay(new Date(), aProgramme().timeZone);
    await renderHomePage({
      road: anOverview().road.map((one) =>
        one.step === 'answer' ? { ...one, progress: 'now', at: today } : { ...one, at: null },
      ),
    });
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      formatDay(today, 'en'),
    );
  });

  it('states the time zone of the meeting wherever its time is shown', async () => {
    const meetingAt = '2099-11-28T09:00:00.000Z';
    await renderHomePage({
      dates: { answersDue: null, meetingAt, reportDue: null },
      road: anOverview().road.map((one) => (one.step === 'meet' ? { ...one, at: meetingAt } : one)),
    });
    const times = document.body.textContent.match(/Nov 2099, \d\d:\d\d \([^)]+\)/g);
    expect(times).toHaveLength(2);
  });

  it.each([
    ['en', 'you can still answer', 'the organisation can still answer'],
    ['hr', 'još možete odgovarati', 'organizacija još može odgovarati'],
    ['sr', 'još možete da odgovarate', 'organizacija još može da odgovara'],
  ] as const)(
    'says in %s that the due date has passed but answers are still possible, and tells the team the pace that is needed',
    async (...given) => {
      const [language, toClient, toTeam] = given;
      const dates = { answersDue: '2026-01-12', meetingAt: null, reportDue: null };
      const { unmount } = await renderHomePage({ dates }, { language });
      const text = () => document.body.textContent;
      expect(text()).toContain(toClient);
      unmount();
      await renderHomePage({ dates, pace: 2, grading: anUnstartedGrading }, { language });
      expect(text()).toContain(toTeam);
      expect(text()).not.toContain(toClient);
      expect(text()).toMatch(
        /The organisation would need 2 areas a week|Organizaciji bi bil[ae] dovoljn[ae] 2 (područja|oblasti)/,
      );
    },
  );
});

describe('the home page of a client who waits', () => {
  const road = anOverview().road.map((one) => ({
    ...one,
    progress: one.step === 'grade' ? ('now' as const) : ('ahead' as const),
  }));

  it('says who locked the questionnaire and when, and what the team is doing now', async () => {
    await renderHomePage({
      locked: 1,
      road,
      submission: { at: '2026-11-12T13:32:00.000Z', by: 'Ivana Horvat', own: 0 },
    });
    expect(readHeadline()).toBe('The team is grading');
    expect(screen.getByText(/^Locked by Ivana Horvat, 12 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is left' })).not.toBeInTheDocument();
    expect(screen.queryByText(/ left$/)).not.toBeInTheDocument();
  });

  it.each([
    ['en', null, '2026 is finished', 'The report has not been released to your organisation.'],
    ['hr', null, '2026. je završena', 'Izvješće nije predano vašoj organizaciji.'],
    ['sr', null, '2026. je završena', 'Izveštaj nije predat vašoj organizaciji.'],
    ['en', '2026-11-20T10:00:00.000Z', '2026 is finished', 'The report was released to you:'],
  ] as const)('says in %s that the year is finished (report released: %s)', async (...given) => {
    const [language, reportReleasedAt, title, text] = given;
    await renderHomePage(
      {
        locked: 1,
        task: { task: 'done', mine: 0, count: null },
        road: anOverview().road.map((one) => ({ ...one, progress: 'ahead' })),
        reportReleasedAt,
      },
      { language },
    );
    expect(readHeadline()).toBe(title);
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it.each([
    [{ passed: 1, beyond: 0 }, 'Jadran Foods is certified for 2026'],
    [{ passed: 1, beyond: 1 }, 'Jadran Foods is certified for 2026: Meridian Above & Beyond'],
    [{ passed: 0, beyond: 0 }, 'Jadran Foods: audit 2026 completed'],
  ] as const)('has the outcome %j as headline, and links to the report', async (outcome, text) => {
    await renderHomePage({ locked: 1, outcome: { ...outcome, percent: 82 } });
    await waitFor(() => expect(readHeadline()).toBe(text));
    expect(screen.getByText(/^82% of all points/)).toBeVisible();
    expect(linkTo('To the report')).toBe('/7/report');
    expect(listNextSteps()).toEqual(['To the report']);
    expect(screen.queryAllByText(/not awarded/)).toHaveLength(outcome.passed === 1 ? 0 : 1);
  });

  it.each([
    ['en', undefined, 'The report was released to you'],
    ['en', anUnstartedGrading, 'The report was released to the organisation'],
    ['hr', undefined, 'Izvješće vam je predano'],
    ['hr', anUnstartedGrading, 'Izvješće je predano organizaciji'],
    ['sr', undefined, 'Izveštaj vam je predat'],
    ['sr', anUnstartedGrading, 'Izveštaj je predat organizaciji'],
  ] as const)(
    'says in %s that the report was released to “you”, and on the team’s home page to “the organisation”',
    async (language, grading, text) => {
      const outcome = { passed: 1, beyond: 0, percent: 82 } as const;
      const reportReleasedAt = '2026-11-20T10:00:00.000Z';
      await renderHomePage(
        { locked: 1, outcome, reportReleasedAt, ...(grading && { grading }) },
        { language },
      );
      expect(screen.getByText(new RegExp(text))).toBeVisible();
    },
  );

  it.each([
    ['once it is released', '2026-11-20T10:00:00.000Z', 1],
    ['not before the release', null, 0],
  ])(
    'links the step “Report” on the road to the certificate to the report: %s',
    async (_, reportReleasedAt, links) => {
      await renderHomePage({
        locked: 1,
        outcome: reportReleasedAt === null ? null : { passed: 1, beyond: 0, percent: 82 },
        reportReleasedAt,
      });
      const steps = block('The road to the certificate');
      expect(steps.queryAllByRole('link', { name: 'Report' })).toHaveLength(links);
    },
  );
});

describe('the home page of a certifier', () => {
  it('says how many areas the certifier has graded, with a link to the next area', async () => {
    await renderHomePage({ grading: anUnstartedGrading });
    expect(readHeadline()).toBe('0 of 1 area graded');
    expect(linkTo('Continue grading: Leaving well')).toBe('/7/category/leaving/1');
    expect(block('Your grading').getAllByText('still grading')).toHaveLength(2);
  });

  it('names the certifiers who have not finalized yet', async () => {
    const team = [
      { ...anUnstartedGrading.team[0]!, finalized: 1 as const },
      anUnstartedGrading.team[1]!,
    ];
    await renderHomePage({
      task: { task: 'finalize', mine: 0, count: null },
      grading: { ...anUnstartedGrading, graded: 1, ownFinalized: 1, team },
    });
    expect(readHeadline()).toBe('Your grades are finalized');
    expect(screen.getByText('Not finalized yet: Jelena Petrović.')).toBeVisible();
  });

  it('shows everybody’s grades, and how far they are apart, after the reveal', async () => {
    const marks = [
      { certifierId: 1, name: 'Ana', grade: 1 as const },
      { certifierId: 2, name: 'Jelena', grade: 2.5 as const },
    ];
    const area = anOverviewArea({ marks, spread: 1.5, finalGrade: null, ownGrade: 1 });
    await renderHomePage({
      categories: [anOverviewCategory({ areas: [area] })],
      task: { task: 'reconcile', mine: 1, count: 1 },
      grading: {
        ...anUnstartedGrading,
        graded: 1,
        ownFinalized: 1,
        finalized: 1,
        mainCertifier: 1,
      },
    });
    expect(readHeadline()).toBe('1 area without a final grade');
    expect(linkTo('To the final grades')).toBe('/7/reconciliation');
    const [tile] = block('Map of areas').getAllByRole('link');
    expect(tile).toHaveTextContent('1 Leaving well1.5 apartAKAna 1JPJelena 2.5');
    expect(block('Map of areas').getByText('Ana Kovačević')).toHaveTextContent('AK Ana Kovačević');
  });
});

describe('the tab of the home page that is open at first', () => {
  const untouched = { completeness: 0 };
  const storage = memoryStorage();

  it('is the introduction at a client’s first visit of an empty questionnaire, and the state afterwards', async () => {
    const first = await renderHomePage(untouched, { search: '', storage });
    expect(await screen.findByRole('heading', { name: 'About Meridian' })).toBeVisible();
    first.unmount();
    await renderHomePage(untouched, { search: '', storage });
    expect(readHeadline()).toBe('1 answer to go');
  });

  it('is the introduction if the address names a section of it', async () => {
    await renderHomePage({}, { search: '#road', storage });
    expect(await screen.findByRole('heading', { name: 'About Meridian' })).toBeVisible();
  });
});

it('the home page says why it could not be loaded, and tries again on request', async () => {
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

describe('the certificate on the home page', () => {
  const certificate = {
    kind: 'certificate',
    number: '2026-7K3F-9QXA-C4TB',
    issuedAt: '2026-11-20T10:00:00.000Z',
    badge: 1,
  } as const;
  const badge = () => screen.queryByRole('img', { name: /Meridian 2026$/ });
  const toggle = () => screen.queryByRole('switch', { name: /badge may be shown/ });

  it('has a badge that the organisation can withdraw and show again', async () => {
    const { user, api } = await renderHomePage({ certificates: [certificate] });
    expect(linkTo(certificate.number)).toBe(`/verify/${certificate.number}`);
    expect(badge()).toHaveAttribute('src', `/badge/${certificate.number}.svg`);
    const withdrawn = { ...certificate, badge: 0 } as const;
    api.handle({
      certificateBadgeSet: () => withdrawn,
      questionnaireOverview: () => anOverview({ certificates: [withdrawn] }),
    });
    await user.click(toggle()!);
    await waitFor(() => expect(badge()).toBeNull());
    expect(api.inputsOf('certificateBadgeSet')).toEqual([{ id: 7, kind: 'certificate', badge: 0 }]);
    expect(toggle()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'PNG' })).toBeNull();
  });

  it('says why its badge could not be withdrawn, and leaves the switch of the badge on', async () => {
    const { user, api, platform } = await renderHomePage({ certificates: [certificate] });
    api.handle({
      certificateBadgeSet: () => Promise.reject(refuse('slow-down', { retryAfterSeconds: 9 })),
    });
    await user.click(toggle()!);
    await waitFor(() => expect(platform.toasts.get()).toMatchObject([{ tone: 'failure' }]));
    expect(toggle()).toBeChecked();
  });

  it('shows the team that its badge was withdrawn, without a switch to change that', async () => {
    const withdrawn = { ...certificate, badge: 0 } as const;
    await renderHomePage({
      certificates: [withdrawn],
      grading: anUnstartedGrading,
    });
    expect(toggle()).toBeNull();
    expect(screen.getByText('The organisation has withdrawn its badge.')).toBeVisible();
  });
});
