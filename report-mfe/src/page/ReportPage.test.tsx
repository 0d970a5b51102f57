import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import { aProgramme, aReport, aSession, fakeApi, renderInPlatform } from '@cert/shared/testing';
import report from '../module.ts';
import { passedReportTexts } from '../testing/passedReportTexts.ts';
import { aKeyAreaResult } from '../testing/aKeyAreaResult.ts';
import { aReportText } from '../testing/aReportText.ts';
import { waitForAllSheets } from '../testing/waitForAllSheets.ts';
import { ReportPage } from './ReportPage.tsx';

const passed = aReport();
const { info, result } = passed;

async function openReport(reply: Partial<Reply<'report'>>, language: Language = 'en') {
  const api = fakeApi({
    report: () => ({ ...passed, ...reply }),
    programme: () => aProgramme(),
  });
  const [page] = await Promise.all([
    showPage(api, language),
    screen.findByRole('heading', { level: 1 }),
  ]);
  await waitForAllSheets();
  return page;
}

function showPage(api: ReturnType<typeof fakeApi>, language: Language = 'en') {
  return renderInPlatform(<ReportPage />, {
    api,
    language,
    path: '/7/report',
    route: '/:questionnaireId/report',
    session: aSession({ isCertifier: true }),
    messages: { report: report.messages },
  });
}

const cover = () => screen.getByRole('heading', { level: 1 });
const resultSheet = () => {
  const sheet = document.getElementById('result');
  if (!sheet) throw new Error('there is no sheet of the overall result');
  return within(sheet);
};
const headline = () => resultSheet().getByRole('heading', { level: 2 });
const numbers = () =>
  within(screen.getByRole('table', { name: 'Overall result as a share of all points' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

afterEach(() => jest.restoreAllMocks());

describe('the report of an organisation that has passed', () => {
  beforeEach(() => openReport(passed));

  it('names the organisation as a Meridian employer on the cover', () => {
    expect(cover()).toHaveTextContent('Sava Energy is a Meridian employer');
    expect(screen.getByText('Meridian certificate · 2026')).toBeVisible();
    expect(screen.getByText('Institut Meridian')).toBeVisible();
  });

  it('states the result and its change since last year in a sentence', () => {
    expect(headline()).toHaveTextContent(
      'More than four fifths of all possible points, more than in 2025',
    );
    expect(screen.getByText(/Sava Energy reaches both/)).toHaveTextContent(
      'at least 75% of all points',
    );
    expect(screen.getByText(/7 percentage points above that of 2025/)).toBeVisible();
  });

  it('has a description of the ring chart with all values for screen readers', () => {
    expect(
      screen.getByRole('img', {
        name: 'Ring: 82% of all points in 2026, 75% in 2025; threshold 75%.',
      }),
    ).toBeVisible();
    expect(numbers()).toEqual(['202682%', '202575%', 'Threshold75%']);
  });

  it('numbers its pages from the cover on', () => {
    const [footer] = screen.getAllByText('Sava Energy · 2026');
    expect(footer!.parentElement).toHaveTextContent('Sava Energy · 20262');
  });

  it('shows no notice, and sets a page title that browsers suggest as the file name', () => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(document.title).toBe('Sava Energy – Meridian report 2026');
  });
});

it('the report of an organisation’s first year contains no earlier result', async () => {
  await openReport({
    info: { ...info, previousYear: null },
    result: { ...result, overal: 75, previous: null },
  });
  expect(headline()).toHaveTextContent(/^Three quarters of all possible points$/);
  expect(numbers()).toEqual(['202675%', 'Threshold75%']);
  expect(
    screen.getByRole('img', { name: /^Ring: 75% of all points in 2026; threshold 75%.$/ }),
  ).toBeVisible();
});

it('the report of an audit says how many points are missing for the certificate', async () => {
  await openReport({
    info: { ...info, passed: 0 },
    result: { ...result, overal: 74 },
    content: { reportDate: aReportText('<p>4 July 2026</p>') },
  });
  expect(screen.getByText('Audit report · 2026')).toBeVisible();
  expect(screen.getByText('4 July 2026')).toBeVisible();
  expect(cover()).toHaveTextContent('Sava Energy on the way to the Meridian certificate');
  expect(headline()).toHaveTextContent(
    'More than two thirds of all possible points, not yet enough for the certificate',
  );
  expect(screen.getByText(/1 percentage point is missing/)).toBeVisible();
});

it('the report of an audit with enough points says that not every key area has the required grade', async () => {
  const belowItsGrade = aKeyAreaResult({ grade: 1.5 });
  await openReport({
    info: { ...info, passed: 0 },
    result: { ...result, overal: 75 },
    keyTopics: [belowItsGrade],
  });
  expect(headline()).toHaveTextContent(
    'Three quarters of all possible points, but not the grade in every key area',
  );
  expect(screen.getByText(/not yet the grade in every key area/)).toBeVisible();
});

it('a report with a missing final grade is called provisional, on the cover and in a notice', async () => {
  await openReport({ info: { ...info, passed: 0, provisional: 1 }, result });
  expect(screen.getByRole('status')).toHaveTextContent('Provisional report');
  expect(screen.getByText('Provisional report · 2026')).toBeVisible();
  expect(screen.getByText('Provisional: not every area has its final grade yet.')).toBeVisible();
  expect(cover()).toHaveTextContent('Sava Energy is being assessed');
  expect(headline()).toHaveTextContent('as the grades stand now');
  expect(screen.queryByText(/percentage point/)).not.toBeInTheDocument();
});

it('a locked report says that it is locked', async () => {
  await openReport({ info: { ...info, reportLocked: 1 }, result });
  expect(screen.getByRole('status')).toHaveTextContent('The report is locked');
});

test.each<{ language: Language; title: string; message: string; change: string }>([
  {
    language: 'hr',
    title: 'Sava Energy nosi certifikat Meridian',
    message: 'Više od četiri petine mogućih bodova, više nego 2025.',
    change: 'Rezultat je za 7 postotnih bodova viši nego 2025.',
  },
  {
    language: 'sr',
    title: 'Sava Energy nosi sertifikat Meridian',
    message: 'Više od četiri petine mogućih poena, više nego 2025.',
    change: 'Rezultat je za 7 procentnih poena viši nego 2025.',
  },
])(
  'the cover, the headline and the change of the result are in the chosen language: $language',
  async ({ language, title, message, change }) => {
    await openReport(passed, language);
    expect(cover()).toHaveTextContent(title);
    expect(headline()).toHaveTextContent(message);
    expect(screen.getByText(change)).toBeVisible();
  },
);

it('the print button prints the report', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openReport({ content: passedReportTexts });
  await user.click(screen.getByRole('button', { name: 'Print / PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('printing waits until the fonts are loaded, and the page says so', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { fonts } = document;
  let finishLoading: (value?: unknown) => void = () => undefined;
  const ready = new Promise((resolve) => (finishLoading = resolve));
  const loading = Object.assign([{ status: 'loading' }], { status: 'loading', ready });
  Object.assign(document, { fonts: loading });
  try {
    const { user } = await openReport({ content: passedReportTexts });
    await user.click(screen.getByRole('button', { name: 'Print / PDF' }));
    const button = await screen.findByRole('button', { name: 'Loading the fonts…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading the fonts…', { selector: '[aria-live]' })).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    Object.assign(loading, { status: 'loaded' });
    finishLoading();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Print / PDF' })).not.toHaveAttribute('aria-busy');
  } finally {
    Object.assign(document, { fonts });
  }
});

it('the report page has a link back to the questionnaire', async () => {
  await openReport(passed);
  const link = screen.getByRole('link', { name: /Back to the questionnaire/ });
  expect(link).toHaveAttribute('href', '/7');
});

it('the page says why the report could not be loaded, and has a button that loads it again', async () => {
  const api = fakeApi({
    report: () => {
      throw refuse('server-error');
    },
    programme: () => aProgramme(),
  });
  const [{ user }, alert] = await Promise.all([showPage(api), screen.findByRole('alert')]);
  expect(alert).toHaveTextContent('Something went wrong on our side');
  api.handle({ report: () => passed });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cover()).toBeVisible());
  expect(api.inputsOf('report')).toEqual([
    { id: 7, language: 'en' },
    { id: 7, language: 'en' },
  ]);
});

it('while the report of another questionnaire loads, the page shows nothing of the first report', async () => {
  const { api, router } = await openReport({});
  const isShown = () => screen.queryAllByText(/Sava Energy/).length > 0;
  expect(isShown()).toBe(true);
  api.handle({ report: () => new Promise(() => undefined) });
  await act(() => router.navigate('/8/report'));
  expect(api.inputsOf('report').map(({ id }) => id)).toEqual([7, 8]);
  expect(isShown()).toBe(false);
});

it('once the report is closed, the page no longer tells colleagues that it is being edited', async () => {
  const { api, unmount } = await openReport({});
  const returnToTab = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
  const told = () => api.inputsOf('reportEditing').length;
  const before = told();
  await returnToTab();
  expect(told()).toBe(before + 1);
  unmount();
  await returnToTab();
  expect(told()).toBe(before + 1);
});
