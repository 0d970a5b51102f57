import { screen, waitFor, within } from '@testing-library/react';
import type { Report } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { aProgramme, aReport, aSession, fakeApi, renderInPlatform } from '@cert/shared/testing';
import report from '../module.ts';
import { ReportPage } from '../page/ReportPage.tsx';
import { anAreaResult } from '../testing/anAreaResult.ts';
import { sheet } from '../testing/sheet.ts';
import { waitForAllSheets } from '../testing/waitForAllSheets.ts';

// The chart library measures text and paths; jsdom cannot. Another test checks the library's input.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const company = { group: 1, countries: ['hr', 'si'], industry: 15 } as const;
const plain = aReport({
  info: { company: { ...company, countries: [...company.countries] } },
  result: { overal: 82, average: { value: 76, organisations: 41 } },
  keyTopics: [anAreaResult()],
});
const narrowed: Report = {
  ...plain,
  result: {
    ...plain.result,
    benchmarkCountry: { value: 74, organisations: 14 },
    benchmarkIndustry: { value: null, organisations: 4 },
    benchmarkGroup: { value: 90, organisations: 5 },
  },
};

async function open(reply = plain) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  const api = fakeApi({ report: () => reply, programme: () => aProgramme() });
  const [{ user }] = await Promise.all([
    renderInPlatform(<ReportPage />, {
      api,
      path: '/7/report',
      route: '/:questionnaireId/report/:new?',
      session: aSession({ isCertifier: true }),
      messages: { report: report.messages },
      language: 'en',
    }),
    screen.findByRole('heading', { level: 1 }),
  ]);
  await waitForAllSheets();
  return { api, user };
}

const form = () => within(screen.getByRole('form', { name: 'Further comparisons' }));
const compared = () =>
  sheet('result-benchmark')
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('offers the organisation’s own countries, and its own business type first', async () => {
  await open();
  const namesIn = (label: string) =>
    within(form().getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(namesIn('Country')).toEqual(['No comparison', 'Croatia', 'Slovenia']);
  expect(namesIn('Main industry').slice(0, 2)).toEqual(['No comparison', 'Energy']);
  expect(namesIn('Main industry')).toHaveLength(17);
});

it('offers the group only to a company that belongs to one', async () => {
  await open(aReport());
  expect(form().queryByRole('switch')).not.toBeInTheDocument();
});

it('adds what was chosen to the report, with the number of organisations', async () => {
  const { api, user } = await open();
  expect(compared()).toEqual([
    'Sava Energy 202682%',
    '202575%',
    'Average of all: 41 organisations76%',
  ]);
  api.handle({ report: () => narrowed });
  await user.selectOptions(form().getByLabelText('Country'), 'Croatia');
  await user.selectOptions(form().getByLabelText('Main industry'), 'Energy');
  await user.click(form().getByRole('switch', { name: 'Own company group' }));
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The comparisons are in the report.')).toBeInTheDocument();
  expect(compared().slice(2)).toEqual([
    'Average of all: 41 organisations76%',
    'Croatia: 14 organisations74%',
    'Energy: 4 organisationsn/a',
    'Own company group: 5 organisations90%',
  ]);
  expect(api.inputsOf('report').at(-1)).toEqual({
    id: 7,
    language: 'en',
    benchmarkCountry: 'hr',
    benchmarkIndustry: 15,
    benchmarkGroup: 1,
  });
});

it('keeps the report readable while it compares, and says that it does', async () => {
  const { api, user } = await open();
  // Several requests may be in flight: the page also polls for changes.
  const answers: ((reply: Report) => void)[] = [];
  api.handle({ report: () => new Promise<Report>((resolve) => void answers.push(resolve)) });
  await user.selectOptions(form().getByLabelText('Country'), 'Croatia');
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect(await form().findByRole('button', { name: 'Comparing…' })).toHaveAttribute('aria-busy');
  expect(compared()).toHaveLength(3);
  api.handle({ report: () => narrowed });
  for (const answer of answers) answer(narrowed);
  await waitFor(() => expect(form().getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(compared()).toHaveLength(6);
});

it('leaves the report as it is when it cannot compare', async () => {
  const { api, user } = await open();
  api.handle({
    report: () => {
      throw refuse('server-error');
    },
  });
  await user.selectOptions(form().getByLabelText('Country'), 'Slovenia');
  await user.click(form().getByRole('button', { name: 'Save' }));
  expect(await form().findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(compared()).toHaveLength(3);
});

it('leads to the comparison with the newest year, and back', async () => {
  const { api, user } = await open();
  await user.click(form().getByRole('link', { name: 'Compare with the newest year' }));
  const back = await screen.findByRole('link', { name: 'Compare with 2026' });
  expect(back).toHaveAttribute('href', '/7/report');
  expect(api.inputsOf('report').at(-1)).toMatchObject({ id: 7, benchmarkNew: 1 });
});
