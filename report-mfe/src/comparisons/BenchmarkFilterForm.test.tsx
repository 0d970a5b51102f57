import { act, screen, waitFor, within } from '@testing-library/react';
import type { Report } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import {
  aProgramme,
  aReport,
  aSession,
  allComparisonsAllowed,
  fakeApi,
  renderInPlatform,
} from '@cert/shared/testing';
import report from '../module.ts';
import { ReportPage } from '../page/ReportPage.tsx';
import { aKeyAreaResult } from '../testing/aKeyAreaResult.ts';
import { withinSheet } from '../testing/withinSheet.ts';
import { waitForAllSheets } from '../testing/waitForAllSheets.ts';

const company = { group: 1, countries: ['hr', 'si'], industry: 15 } as const;
const plain = aReport({
  info: { company: { ...company, countries: [...company.countries] } },
  result: { overal: 82, average: { value: 76, organisations: 41 } },
  keyTopics: [aKeyAreaResult()],
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

async function open(reply = plain, path = '/7/report', language: Language = 'en') {
  const api = fakeApi({ report: () => reply, programme: () => aProgramme() });
  const [{ user, router }] = await Promise.all([
    renderInPlatform(<ReportPage />, {
      api,
      path,
      route: '/:questionnaireId/report/:new?',
      session: aSession({ isCertifier: true }),
      messages: { report: report.messages },
      language,
    }),
    screen.findByRole('heading', { level: 1 }),
  ]);
  await waitForAllSheets();
  return { api, user, router };
}

type Opened = Awaited<ReturnType<typeof open>>;

const form = () => within(screen.getByRole('form', { name: 'Comparisons' }));
const openForm = async ({ user }: Pick<Opened, 'user'>) => {
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  await screen.findByRole('form');
};
const compare = ({ user }: Pick<Opened, 'user'>) =>
  user.click(form().getByRole('button', { name: 'Compare' }));
const compared = () =>
  withinSheet('result-benchmark')
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const optionsOf = (label: string) =>
  within(form().getByLabelText(label)).getAllByRole<HTMLOptionElement>('option');
const namesIn = (label: string) => optionsOf(label).map((option) => option.textContent);

it('the comparison filter lists every country and industry with its number of organisations, the organisation’s own first', async () => {
  await openForm(await open());
  expect(namesIn('Country').slice(0, 4)).toEqual([
    'No comparison',
    'Croatia (14 organisations)',
    'Slovenia (14 organisations)',
    'Albania (14 organisations)',
  ]);
  expect(namesIn('Country')).toHaveLength(11);
  expect(namesIn('Main industry').slice(0, 2)).toEqual([
    'No comparison',
    'Energy (9 organisations)',
  ]);
  expect(namesIn('Main industry')).toHaveLength(17);
});

it('the comparison filter sorts countries by the alphabet of the reader’s language, after the organisation’s countries', async () => {
  const { user } = await open(plain, '/7/report', 'hr');
  await user.click(screen.getByRole('button', { name: 'Usporedi' }));
  const countries = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Država' });
  expect([...countries.options].slice(1).map(({ text }) => text.replace(/ \(.+/, ''))).toEqual([
    'Hrvatska',
    'Slovenija',
    'Albanija',
    'Austrija',
    'Bosna i Hercegovina',
    'Crna Gora',
    'Mađarska',
    'Poljska',
    'Sjeverna Makedonija',
    'Srbija',
  ]);
});

it('the comparison filter disables choices with too few organisations, and does not say how many there are', async () => {
  const few = {
    ...allComparisonsAllowed,
    countries: allComparisonsAllowed.countries.map((choice) =>
      choice.code === 'al' ? { ...choice, organisations: null } : choice,
    ),
    group: { organisations: null },
  };
  await openForm(
    await open(aReport({ info: { company: { ...company, countries: [] }, comparable: few } })),
  );
  const [, first, second] = optionsOf('Country');
  expect(first).toHaveTextContent(/^Albania: too few organisations$/);
  expect(first).toBeDisabled();
  expect(second).toBeEnabled();
  expect(
    form().getByRole('switch', { name: 'Own company group: too few organisations' }),
  ).toBeDisabled();
});

it('the comparison filter does not offer the company group if the organisation belongs to none', async () => {
  await openForm(await open(aReport()));
  expect(form().queryByRole('switch')).not.toBeInTheDocument();
});

it('chosen comparisons are added to the report and to the address, and the browser’s back button removes them', async () => {
  const { api, user, router } = await open();
  const alone = ['Sava Energy 202682%', '202575%', 'Average of all: 41 organisations76%'];
  expect(compared()).toEqual(alone);
  api.handle({ report: (input) => (input.benchmarkCountry ? narrowed : plain) });
  await openForm({ user });
  await user.selectOptions(form().getByLabelText('Country'), 'hr');
  await user.selectOptions(form().getByLabelText('Main industry'), '15');
  await user.click(form().getByRole('switch', { name: 'Own company group (5 organisations)' }));
  await compare({ user });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  expect(await screen.findByText('The comparisons are in the report.')).toBeInTheDocument();
  // No organisation of the industry has a value, so the chart does not show the industry.
  expect(compared().slice(2)).toEqual([
    'Average of all: 41 organisations76%',
    'Croatia: 14 organisations74%',
    'Own company group: 5 organisations90%',
  ]);
  expect(screen.getByText('Croatia, Energy, Own company group')).toBeVisible();
  expect(router.state.location.search).toBe(
    '?benchmarkCountry=hr&benchmarkIndustry=15&benchmarkGroup=1',
  );
  await act(() => router.navigate(-1));
  await waitFor(() => expect(compared()).toEqual(alone));
});

it('the report page reads the chosen comparisons from its address, ignores unknown ones, and has a button that removes them', async () => {
  const { api, user, router } = await open(
    narrowed,
    '/7/report?view=standard&benchmarkCountry=hr&benchmarkIndustry=99',
  );
  expect(api.inputsOf('report')).toEqual([{ id: 7, language: 'en', benchmarkCountry: 'hr' }]);
  await user.click(screen.getByRole('button', { name: 'Remove the comparisons' }));
  await waitFor(() => expect(api.inputsOf('report').at(-1)).toEqual({ id: 7, language: 'en' }));
  expect(router.state.location.search).toBe('?view=standard');
});

it('the report stays readable while a comparison loads, and says that it is loading', async () => {
  const { api, user } = await open();
  // Several requests may be in flight: the page also polls for changes.
  const answers: ((reply: Report) => void)[] = [];
  api.handle({ report: () => new Promise<Report>((resolve) => void answers.push(resolve)) });
  await openForm({ user });
  await user.selectOptions(form().getByLabelText('Country'), 'hr');
  await compare({ user });
  expect(await screen.findByText('Comparing…')).toBeInTheDocument();
  expect(compared()).toHaveLength(3);
  api.handle({ report: () => narrowed });
  for (const answer of answers) answer(narrowed);
  await waitFor(() => expect(screen.queryByText('Comparing…')).not.toBeInTheDocument());
  expect(compared()).toHaveLength(5);
});

it('if a comparison fails to load, the report stays unchanged and the page offers to try again', async () => {
  const { api, user } = await open();
  api.handle({
    report: () => {
      throw refuse('server-error');
    },
  });
  await openForm({ user });
  await user.selectOptions(form().getByLabelText('Country'), 'si');
  await compare({ user });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  expect(compared()).toHaveLength(3);
  api.handle({ report: () => narrowed });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(compared()).toHaveLength(5));
});

it('a link in the comparison filter compares with the newest year, and then leads back to the report’s own year', async () => {
  const { api, user } = await open();
  await openForm({ user });
  await user.click(form().getByRole('link', { name: 'Compare with the newest year' }));
  await waitFor(() =>
    expect(api.inputsOf('report').at(-1)).toMatchObject({ id: 7, benchmarkNew: 1 }),
  );
  if (!screen.queryByRole('form')) await openForm({ user });
  expect(await form().findByRole('link', { name: 'Compare with 2026' })).toHaveAttribute(
    'href',
    '/7/report',
  );
});
