import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { DeskPageReply, DeskRow } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import { addChangeTag, aDeskPage, aProgramme, fakeApi } from '@cert/shared/testing';
import { aDeskRow } from './testing/aDeskRow.ts';
import {
  expectShownOrganisations,
  getSearchField,
  renderDesk as showRows,
  listShownOrganisations,
} from './testing/renderDesk.tsx';

const grading: NonNullable<DeskRow['grading']> = {
  graded: 4,
  counting: 30,
  team: [
    { id: 1, name: 'Ana Kovačević', main: 1, finalized: 0, own: 1 },
    { id: 2, name: 'Jelena Petrović', main: 0, finalized: 1, own: 0 },
    { id: 3, name: 'Tomislav Babić', main: 0, finalized: 0, own: 0 },
  ],
};
const una = aDeskRow({
  ...{ id: 9, title: 'Una Games', state: 'submitted', completeness: 100, grading },
  dates: { answersDue: '2026-11-01', meetingAt: '2026-11-28T09:00:00Z', reportDue: null },
  next: { task: 'grade', mine: 1, count: 26 },
});
const drava = aDeskRow({
  ...{ id: 8, title: 'Drava Retail', state: 'reconciling', role: 'main-certifier' },
  next: { task: 'reconcile', mine: 1, count: 8 },
});
const sava = aDeskRow({
  ...{ id: 6, title: 'Sava Energy', year: 2025, state: 'report', role: 'main-certifier' },
  next: { task: 'write-report', mine: 1, count: null },
});
const jadran = aDeskRow();
const four = [una, drava, sava, jadran];

const showDesk = (given: Parameters<typeof showRows>[0] = {}) => showRows({ rows: four, ...given });
const row = (name: RegExp) => screen.getByRole('row', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

describe('a certifier’s desk', () => {
  it('states in the heading how many questionnaires wait for the user', async () => {
    await showDesk();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '3 questionnaires wait for you',
    );
    expect(screen.getByText('1 to grade, 1 to reconcile, 1 with a report to write')).toBeVisible();
  });

  it('says “Nothing waits for you at the moment” if no questionnaire waits for the user', async () => {
    await showDesk({ rows: [jadran] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your questionnaires');
    expect(screen.getByText('Nothing waits for you at the moment.')).toBeVisible();
  });

  it.each<[Language, string, string]>([
    ['hr', '3 upitnika čekaju na vas', '1 za ocjenjivanje'],
    ['sr', '3 upitnika čekaju na vas', '1 za ocenjivanje'],
  ])('uses the right plural forms in %s', async (language, heading, part) => {
    await showDesk({ language });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(new RegExp(part))).toBeVisible();
  });

  it('shows the state, the due date of the answers, the time of the meeting and the next task of each questionnaire', async () => {
    await showDesk();
    const cells = within(row(/Una Games/)).getAllByRole('cell');
    const has = (text: string) => cells.some((cell) => cell.textContent.includes(text));
    for (const text of ['2026', 'Answers submitted', '100%', '1 Nov', '28 Nov'])
      expect([text, has(text)]).toEqual([text, true]);
    expect(screen.getByTitle(/^28 Nov 2026, \d\d:\d\d \(.+\)$/)).toHaveTextContent('28 Nov');
    expect(row(/Una Games/)).toHaveTextContent('You: grade · 26 areas');
    expect(row(/Drava Retail/)).toHaveTextContent('You: agree on final grades · 8 areas differ');
    expect(row(/Sava Energy/)).toHaveTextContent('You: write the report');
    expect(row(/Jadran Foods/)).toHaveTextContent('The organisation answers');
    expect(row(/Jadran Foods/)).not.toHaveTextContent('You:');
  });

  it('shows who has finalized, and only for the user how many areas are graded', async () => {
    await showDesk();
    const team = within(within(row(/Una Games/)).getByRole('list', { name: /^Team/ })).getAllByRole(
      'listitem',
    );
    expect(team.map(({ textContent }) => textContent)).toEqual([
      'AKAna Kovačević (you): 4 of 30',
      'JPJelena Petrović: finalized',
      'TBTomislav Babić: still grading',
    ]);
  });

  it('links each questionnaire to the page of its next task', async () => {
    await showDesk();
    const hrefs = screen
      .getAllByRole('rowheader')
      .map((cell) => within(cell).getByRole('link').getAttribute('href'));
    expect(hrefs).toEqual(['/9', '/8/reconciliation', '/6/report', '/7']);
  });

  it('marks the link to the open questionnaire as the current one', async () => {
    await showDesk();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Jadran Foods');
  });

  it('can be sorted by keyboard; the heading of the sorted column shows the order, and the address keeps it', async () => {
    const { user, search } = await showDesk();
    const organisation = screen.getByRole('columnheader', { name: 'Organisation' });
    expect(screen.getByRole('columnheader', { name: 'Next' })).toHaveAttribute('aria-sort');
    const heading = within(organisation).getByRole('button');
    while (document.activeElement !== heading) await user.tab();
    await user.keyboard('{Enter}');
    expect(organisation).toHaveAttribute('aria-sort', 'ascending');
    await expectShownOrganisations('Drava Retail', 'Jadran Foods', 'Sava Energy', 'Una Games');
    expect(search()).toBe('?sort=title');
    await user.keyboard('{Enter}');
    expect(organisation).toHaveAttribute('aria-sort', 'descending');
    expect(search()).toBe('?sort=-title');
    await user.click(screen.getByRole('button', { name: 'Year' }));
    await waitFor(() => expect(listShownOrganisations().at(-1)).toBe('Sava Energy'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await expectShownOrganisations('Una Games', 'Drava Retail', 'Sava Energy', 'Jadran Foods');
    expect(search()).toBe('');
  });

  it('has a field that sets the sort order, for when rows are shown as cards', async () => {
    const { user, search } = await showDesk();
    // With a table, the style sheet hides this field; the test environment does not support container queries.
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Order', hidden: true }),
      screen.getByRole('option', { name: 'Organisation', hidden: true }),
    );
    await waitFor(() => expect(listShownOrganisations()[0]).toBe('Drava Retail'));
    expect(search()).toBe('?sort=title');
  });

  it('is filtered by name, year and state, and keeps the filter in the address', async () => {
    const { user, search } = await showDesk({ query: '?all' });
    expect(screen.getByText('4 of 4 questionnaires')).toBeVisible();
    await user.type(getSearchField(), 'a');
    await user.selectOptions(choice('Year'), '2026');
    await user.selectOptions(choice('State'), 'To reconcile');
    await expectShownOrganisations('Drava Retail');
    expect(new URLSearchParams(search()).toString()).toBe(
      'all=&text=a&year=2026&state=reconciling',
    );
    await user.selectOptions(choice('State'), 'Report being written');
    await user.selectOptions(choice('Year'), '2025');
    await expectShownOrganisations('Sava Energy');
    await user.type(getSearchField(), 'x');
    expect(await screen.findByText('No questionnaire fits this choice.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(listShownOrganisations()).toHaveLength(4));
    expect(getSearchField()).toHaveValue('');
  });

  it('shows all rows after a link to the unfiltered desk, and the filtered ones after “back”', async () => {
    const { user, router, search } = await showDesk();
    await user.type(getSearchField(), 'drava');
    await user.click(screen.getByRole('button', { name: /^Due/ }));
    await expectShownOrganisations('Drava Retail');
    await act(() => router.navigate('/7/questionnaires'));
    expect(getSearchField()).toHaveValue('');
    await waitFor(() => expect(listShownOrganisations()).toHaveLength(4));
    await act(() => router.navigate(-1));
    expect(search()).toBe('?text=drava&sort=due');
    expect(getSearchField()).toHaveValue('drava');
    await expectShownOrganisations('Drava Retail');
    await user.type(getSearchField(), 'x');
    expect(await screen.findByText('No questionnaire fits this choice.')).toBeVisible();
  });

  it('takes filter and order from the address, and ignores unknown values', async () => {
    await showDesk({ query: '?text=sava&sort=nonsense&state=open2' });
    expect(getSearchField()).toHaveValue('sava');
    await expectShownOrganisations('Sava Energy');
  });

  it('has no filter fields with fewer than four questionnaires, unless the address contains a filter', async () => {
    await showDesk({ rows: [una, jadran] });
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    cleanup();
    const { user, search } = await showDesk({ rows: [una, jadran], query: '?text=nobody' });
    expect(await screen.findByText('No questionnaire fits this choice.')).toBeVisible();
    expect(getSearchField()).toHaveValue('nobody');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await expectShownOrganisations('Una Games', 'Jadran Foods');
    expect(search()).toBe('');
  });

  it('keeps its rows while a search is running, and sends only one search for a word typed without a pause', async () => {
    const { user, api } = await showDesk();
    const pending = Promise.withResolvers<DeskPageReply>();
    api.handle({ deskPage: () => pending.promise });
    await user.type(getSearchField(), ' Sava');
    await waitFor(() => expect(api.inputsOf('deskPage')).toHaveLength(2));
    expect(api.inputsOf('deskPage')[1]).toMatchObject({ text: 'Sava' });
    expect(listShownOrganisations()).toHaveLength(4);
    await act(async () => pending.resolve({ ...aDeskPage(four), rows: [sava], total: 1 }));
    await expectShownOrganisations('Sava Energy');
    expect(screen.getByText('1 of 4 questionnaires')).toBeVisible();
  });

  it('says that a search has failed instead of showing earlier rows', async () => {
    const { user, api } = await showDesk();
    api.handle({ deskPage: () => Promise.reject(refuse('server-error')) });
    await user.type(getSearchField(), 'sava');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('a desk that stays open', () => {
  let visibility: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  });
  afterEach(() => {
    visibility.mockRestore();
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = async () => {
    const api = fakeApi({ deskPage: () => aDeskPage([una]), programme: () => aProgramme() });
    const change = addChangeTag(api);
    await showDesk({ api });
    await pass(0);
    return { api, change };
  };
  type Shown = Awaited<ReturnType<typeof show>>;
  const colleagueFinalizes = ({ api, change }: Shown) => {
    change('second');
    const team = grading.team.map((one) => ({
      ...one,
      finalized: one.id === 3 ? 1 : one.finalized,
    }));
    api.handle({
      deskPage: () => aDeskPage([{ ...una, grading: { ...grading, team } } as DeskRow]),
    });
  };
  const tomislav = () => within(row(/Una Games/)).getAllByRole('listitem')[2]?.textContent;

  it('shows within 15 seconds that a colleague has finalized, and reads nothing while nothing changes', async () => {
    const shown = await show();
    await pass(30_100);
    expect(tomislav()).toContain('still grading');
    expect(shown.api.inputsOf('deskPage')).toHaveLength(1);
    colleagueFinalizes(shown);
    await pass(15_000);
    expect(tomislav()).toContain('finalized');
    expect(shown.api.inputsOf('deskPage')).toHaveLength(2);
    expect(shown.api.inputsOf('accountChangeTag')).toHaveLength(3);
  });

  it('reads nothing while its tab is hidden, and reads again when the user returns', async () => {
    const shown = await show();
    visibility.mockReturnValue('hidden');
    colleagueFinalizes(shown);
    await pass(60_000);
    expect(shown.api.inputsOf('deskPage')).toHaveLength(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(tomislav()).toContain('finalized');
  });

  it('keeps its rows when a read fails, and reads again later', async () => {
    const shown = await show();
    shown.change('broken');
    shown.api.handle({ deskPage: () => Promise.reject(refuse('server-error')) });
    await pass(15_100);
    expect(tomislav()).toContain('still grading');
    colleagueFinalizes(shown);
    await pass(15_100);
    expect(tomislav()).toContain('finalized');
  });
});

describe('a client with several questionnaires', () => {
  const mine = aDeskRow({ role: 'client', next: { task: 'answer', mine: 1, count: 12 } });
  const before = aDeskRow({
    ...{ id: 5, year: 2025, role: 'client', state: 'submitted', completeness: 100 },
    next: { task: 'grade', mine: 0, count: null },
  });

  it('sees each as a card with progress, state and next task', async () => {
    await showDesk({ rows: [mine, before] });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const [open, submitted] = screen.getAllByRole('article');
    expect(within(open!).getByRole('img', { name: '50% answered' })).toBeVisible();
    expect(open).toHaveTextContent('You: answer the questions · 12 missing');
    expect(within(open!).getByRole('link')).toHaveAttribute('href', '/7');
    expect(submitted).toHaveTextContent('Answers submitted');
    expect(submitted).toHaveTextContent('The team grades');
    expect(within(submitted!).getByRole('link')).toHaveAttribute('href', '/5');
  });
});

describe('a desk without rows', () => {
  it('says how the user can get a questionnaire', async () => {
    await showDesk({ rows: [] });
    expect(screen.getByText(/The programme’s office opens it/)).toBeVisible();
  });

  it('shows its heading and “Loading” until its rows are loaded', async () => {
    const pending = Promise.withResolvers<DeskPageReply>();
    await showDesk({
      api: fakeApi({ deskPage: () => pending.promise, programme: () => aProgramme() }),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your questionnaires');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Loading'));
    await act(async () => pending.resolve(aDeskPage(four)));
    await waitFor(() => expect(listShownOrganisations()).toHaveLength(4));
  });

  it('says why it could not be loaded, and tries again on request', async () => {
    const api = fakeApi({
      deskPage: () => Promise.reject(refuse('server-error')),
      programme: () => aProgramme(),
    });
    const { user } = await showDesk({ api });
    api.handle({ deskPage: () => aDeskPage(four) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(listShownOrganisations()).toHaveLength(4));
  });
});
