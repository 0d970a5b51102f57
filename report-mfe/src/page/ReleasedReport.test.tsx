import { act, screen, waitFor, within } from '@testing-library/react';
import type { QuestionnaireOverview, ReleasedReport } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import {
  anOverview,
  aProgramme,
  aReleasedReport,
  aSession,
  fakeApi,
  renderInPlatform,
} from '@cert/shared/testing';
import module from '../module.ts';
import { waitForAllSheets } from '../testing/waitForAllSheets.ts';
import { ReportPage } from './ReportPage.tsx';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Given = {
  report: ReleasedReport | null;
  road?: QuestionnaireOverview['road'];
  dates?: QuestionnaireOverview['dates'];
  language?: Language;
};

async function openAsClient({ report, road, dates, language = 'en' }: Given) {
  let tag = 'first';
  const api = fakeApi({
    releasedReport: () => ({ report }),
    changeTag: () => ({ tag }),
    programme: () => aProgramme(),
    questionnaireOverview: () => anOverview({ ...(road && { road }), ...(dates && { dates }) }),
  });
  const page = await renderInPlatform(<ReportPage />, {
    api,
    language,
    path: '/7/report',
    route: '/:questionnaireId/report',
    session: aSession({ isCertifier: false }),
    messages: { report: module.messages },
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...page,
    api,
    reload: async (next: ReleasedReport | null) => {
      api.handle({ releasedReport: () => ({ report: next }) });
      tag = `${tag} again`;
      await act(() => jest.advanceTimersByTimeAsync(15_000));
    },
  };
}

const at = (now: QuestionnaireOverview['road'][number]['step']): QuestionnaireOverview['road'] => {
  const { road } = anOverview();
  const current = road.findIndex(({ step }) => step === now);
  return road.map((one, index) => ({
    ...one,
    progress: index < current ? 'done' : index === current ? 'now' : 'ahead',
    at: one.step === 'meet' ? '2026-11-28T09:00:00.000Z' : null,
  }));
};

describe('a released report, for its organisation', () => {
  const texts = { whatsNext: '<p>Keep going</p>' };

  it('has no controls for writing', async () => {
    const { api } = await openAsClient({ report: aReleasedReport({ texts }) });
    await waitForAllSheets();
    expect(screen.getAllByText('Keep going').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Print / PDF' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByText('No text yet')).not.toBeInTheDocument();
    expect(screen.queryByText('The report is locked')).not.toBeInTheDocument();
    const called = new Set(api.calls.map(({ action }) => action));
    for (const action of ['report', 'reportEditing', 'reportFieldLanguages'] as const)
      expect(called).not.toContain(action);
  });

  it('offers only comparisons with results of its own year', async () => {
    const { api, user } = await openAsClient({ report: aReleasedReport() });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const form = within(await screen.findByRole('form', { name: 'Comparisons' }));
    expect(form.getByLabelText('Country')).toBeVisible();
    expect(form.queryByRole('link')).not.toBeInTheDocument();
    expect(api.inputsOf('releasedReport')).toEqual([{ id: 7, language: 'en' }]);
  });

  it('has no placeholder for a text that was not written', async () => {
    await openAsClient({ report: aReleasedReport({ texts }) });
    await waitForAllSheets();
    expect(document.getElementById('whatsnext-text')).not.toBeNull();
    expect(document.getElementById('care-highlights')).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'They were written in: Croatian and Serbian.'],
    ['hr', 'Napisani su na jeziku: hrvatski i srpski.'],
    ['sr', 'Napisani su na jeziku: hrvatski i srpski.'],
  ])(
    'says in %s that texts exist only in other languages, and in which ones',
    async (language, text) => {
      await openAsClient({ report: aReleasedReport({ otherLanguages: ['hr', 'sr'] }), language });
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
    },
  );

  it('says nothing about other languages if no text is missing in the reader’s language', async () => {
    await openAsClient({ report: aReleasedReport() });
    await waitForAllSheets();
    expect(screen.queryByText(/another language only/)).not.toBeInTheDocument();
  });
});

describe('before the report is released', () => {
  it.each([
    ['answer', /some answers are still missing/],
    ['submit', /can be submitted/],
    ['grade', /team is grading your answers/],
    ['meet', /Today you meet the team/],
    ['report', /team is writing the report/],
  ] as const)('the report’s page says which step is the current one: %s', async (step, text) => {
    await openAsClient({ report: null, road: at(step) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The report is not here yet',
    );
    expect(screen.getByText(text)).toBeVisible();
    const current = screen
      .getAllByRole('listitem')
      .filter((one) => one.getAttribute('aria-current') === 'step');
    expect(current).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'To the overview' })).toHaveAttribute(
      'href',
      '/7/about',
    );
    expect(screen.queryByRole('button', { name: 'Print / PDF' })).not.toBeInTheDocument();
  });

  it('the report’s page states the day of the meeting, and its time with the time zone', async () => {
    await openAsClient({ report: null, road: at('grade') });
    expect(screen.getByText(/28 Nov 2026, \d\d:\d\d \(.+\)/)).toBeVisible();
  });

  it.each([
    ['2099-02-10', 'The report is expected on 10 February 2099.'],
    ['2020-02-10', 'The report was planned for 10 February 2020; the team is still working on it.'],
  ])('the page says when the report is expected: %s', async (reportDue, text) => {
    const dates = { answersDue: null, meetingAt: null, reportDue };
    await openAsClient({ report: null, road: at('report'), dates });
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it('the report’s page says that the team is writing if a released report is hidden because its result is being changed', async () => {
    const road = anOverview().road.map((one) => ({ ...one, progress: 'done' as const }));
    await openAsClient({ report: null, road });
    expect(screen.getByText(/team is writing the report/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'The way to the report' })).not.toBeInTheDocument();
  });
});

it('an open page shows the report when the report is released, and hides it when the release is taken back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { reload } = await openAsClient({ report: null, road: at('report') });
  await reload(aReleasedReport());
  expect(await screen.findByRole('button', { name: 'Print / PDF' })).toBeVisible();
  await waitForAllSheets();
  expect(document.getElementById('result')).not.toBeNull();
  await reload(null);
  await waitFor(() => expect(document.getElementById('result')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The report is not here yet');
});
