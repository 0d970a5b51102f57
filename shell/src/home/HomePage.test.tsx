import { screen, waitFor, within } from '@testing-library/react';
import type { DeskRow } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { aDeskPage, aSession, fakeApi, memoryStorage } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

const jadran: DeskRow = {
  ...{ id: 7, title: 'Jadran Foods', year: 2026, role: 'client', state: 'open', completeness: 40 },
  dates: { answersDue: null, meetingAt: null, reportDue: null },
  changedAt: null,
  next: { task: 'answer', mine: 1, count: 12 },
};
const sava: DeskRow = { ...jadran, id: 8, title: 'Sava Energy', year: 2025 };
const info = {
  title: 'Jadran Foods',
  info: { questionnaire: { year: 2026, keyOnly: 0 as const } },
  previousQuestionnaire: null,
  questionnaire: { settings: { inactive: 0 as const, locked: 0 as const }, finalized: 1 as const },
};

const session = aSession();
const areaCategoryList = () => [];

describe('the start page', () => {
  it('opens the questionnaire that was open last, and stores its id and whether its grades are final', async () => {
    const storage = memoryStorage({ q: '7' });
    const api = fakeApi({ info: () => info as never, areaCategoryList });
    const { router } = await renderShell({ api, session, storage });
    await waitFor(() => expect(router.state.location.pathname).toBe('/7'));
    await waitFor(() => expect(storage.getItem('final')).toBe('true'));
    expect(storage.getItem('q')).toBe('7');
    expect(document.title).toBe('2026 · Jadran Foods · Meridian');
  });

  it('shows the list of questionnaires if the reader has lost access to the questionnaire that was open last', async () => {
    const storage = memoryStorage({ q: '9' });
    const api = fakeApi({
      info: () => Promise.reject(refuse('not-found')),
      areaCategoryList: () => Promise.reject(refuse('not-found')),
      deskPage: () => aDeskPage([jadran, sava]),
    });
    const { router } = await renderShell({ api, session, storage });
    expect(await screen.findByRole('link', { name: /Sava Energy/ })).toHaveAttribute('href', '/8');
    expect(router.state.location.pathname).toBe('/');
    expect(storage.getItem('q')).toBeNull();
    expect(document.title).toBe('Your questionnaires · Meridian');
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', '7/../8', ''])(
    'shows the list of questionnaires if the stored id of the last questionnaire is malformed: %j',
    async (q) => {
      const api = fakeApi({ deskPage: () => aDeskPage([jadran, sava]) });
      const { router } = await renderShell({ api, session, storage: memoryStorage({ q }) });
      expect(await screen.findByText('Jadran Foods')).toBeVisible();
      expect(router.state.location.pathname).toBe('/');
    },
  );

  it.each([false, true])(
    'opens the questionnaire at once if the user has only one (certifier: %j)',
    async (isCertifier) => {
      const api = fakeApi({
        deskPage: () => aDeskPage([jadran]),
        info: () => info as never,
        areaCategoryList,
      });
      const { router } = await renderShell({ api, session: aSession({ isCertifier }) });
      await waitFor(() => expect(router.state.location.pathname).toBe('/7'));
    },
  );

  it('shows a certifier all questionnaires, whichever was open last', async () => {
    const api = fakeApi({ deskPage: () => aDeskPage([jadran, sava]) });
    const { router } = await renderShell({
      api,
      session: aSession({ isCertifier: true }),
      storage: memoryStorage({ q: '7' }),
    });
    expect(await screen.findByRole('link', { name: /Sava Energy/ })).toHaveAttribute('href', '/8');
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows a client all questionnaires at “/?all”', async () => {
    const api = fakeApi({ deskPage: () => aDeskPage([jadran, sava]) });
    await renderShell({ api, session, storage: memoryStorage({ q: '7' }), path: '/?all' });
    expect(await screen.findByRole('link', { name: /Sava Energy/ })).toHaveAttribute('href', '/8');
  });

  it('offers “Try again” if the list cannot be loaded, and says that there is no questionnaire if it is empty', async () => {
    const api = fakeApi({
      deskPage: () => Promise.reject(refuse('server-error')),
    });
    const { user } = await renderShell({ api, session });
    await screen.findByRole('alert');
    api.handle({ deskPage: () => aDeskPage([]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No questionnaire is open for you yet/)).toBeVisible();
  });
});

describe('an address that leads to no page', () => {
  const notMine = fakeApi({ info: () => Promise.reject(refuse('not-found')), areaCategoryList });

  it.each(['/de/7', '/de', '/nowhere/at/all', '/0', '/9'])(
    'shows the same “Nothing to see here” as the questionnaire of another organisation: %s',
    async (path) => {
      await renderShell({ api: notMine, session, path });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        'Nothing to see here',
      );
      expect(screen.getByRole('main')).toContainElement(
        screen.getByRole('link', { name: 'To the start page' }),
      );
    },
  );

  it('shows “Nothing to see here” in the questionnaire’s frame if the address begins with an own questionnaire’s id', async () => {
    const api = fakeApi({ info: () => info as never, areaCategoryList });
    await renderShell({ api, session, path: '/7/nowhere' });
    expect(await screen.findByText('Nothing to see here')).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getByRole('complementary', { name: 'Questionnaire' })).toBeInTheDocument();
    await waitFor(() =>
      expect(document.title).toBe('Nothing to see here · 2026 · Jadran Foods · Meridian'),
    );
  });
});

describe('the links to other years', () => {
  const listed = (id: number, year: number, organisationId = 1) => ({
    id,
    title: 'Jadran Foods',
    year,
    organisationId,
  });
  const inHeader = (name: string) =>
    within(screen.getByRole('banner')).queryByRole('link', { name });

  it('are in the header, only for the same organisation, with a link to all questionnaires', async () => {
    const api = fakeApi({
      info: () => info as never,
      areaCategoryList,
      certifierQuestionnaireList: () => [
        // Another organisation may have the same name.
        listed(8, 2024, 2),
        listed(7, 2026),
        listed(5, 2025),
      ],
    });
    await renderShell({ api, session, path: '/7/nowhere' });
    await waitFor(() => expect(inHeader('2025')).toHaveAttribute('href', '/5'));
    expect(inHeader('All questionnaires')).toHaveAttribute('href', '/?all');
    expect(inHeader('2026')).toBeNull();
    expect(inHeader('2024')).toBeNull();
    expect(api.inputsOf('certifierQuestionnaireList')).toHaveLength(1);
  });

  it('are not shown to a user who has only one questionnaire', async () => {
    const api = fakeApi({
      info: () => info as never,
      areaCategoryList,
      certifierQuestionnaireList: () => [listed(7, 2026)],
    });
    await renderShell({ api, session, path: '/7/nowhere' });
    await screen.findByText('Nothing to see here');
    expect(inHeader('All questionnaires')).toBeNull();
  });
});
