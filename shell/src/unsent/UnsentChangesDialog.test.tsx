import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { memoryQueueStorage, UnreachableError } from '@cert/shared/platform';
import {
  addModalDialogSupport,
  aDeskPage,
  aDeskRow,
  anAnswerField,
  answerSaver,
  aSession,
  fakeApi,
} from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

beforeAll(addModalDialogSupport);

const list = aDeskPage([aDeskRow(), aDeskRow({ id: 8, title: 'Sava Energy' })]);

const saved = () => ({
  conflicts: {},
  refused: {},
  saved: { area_comments_1: { revision: 1, savedAt: '2026-11-21T10:00:00.000Z' } },
});

/** Renders a page with one change that cannot be sent. */
async function withUnsent(queueStorage = memoryQueueStorage(true)) {
  window.history.replaceState(null, '', '/7/info?x=1#end');
  const api = fakeApi({
    deskPage: () => list,
    questionnaireAnswersSave: () => Promise.reject(new UnreachableError()),
    userLogout: () => ({}),
  });
  const shown = await renderShell({ api, session: aSession(), queueStorage });
  await screen.findByText('Jadran Foods');
  await act(async () =>
    shown.platform.queue.get()!.put({
      ...anAnswerField('area_comments_1'),
      value: { type: 'comment', value: true, content: 'typed' },
    }),
  );
  return shown;
}

const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

describe('the language switch', () => {
  it('loads the same address in the chosen language, and stores the choice', async () => {
    window.history.replaceState(null, '', '/7/info?x=1#end');
    const api = fakeApi({ deskPage: () => list });
    const { user, loadedAddresses, storage } = await renderShell({ api, session: aSession() });
    await screen.findByText('Jadran Foods');
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    await waitFor(() => expect(loadedAddresses).toEqual(['/hr/7/info?x=1#end']));
    expect(storage.getItem('language')).toBe('hr');
  });

  it('asks for confirmation if changes cannot be sent, and does nothing after “Stay here”', async () => {
    const { user, loadedAddresses, storage } = await withUnsent();
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(dialog).toHaveTextContent('1 change could not be sent.');
    await user.click(screen.getAllByRole('button', { name: 'Stay here' }).at(-1)!);
    expect(storage.getItem('language')).toBe('en');
    expect(screen.getByRole('button', { name: 'English (EN)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(leaves()).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Srpski (SR)' }));
    await user.click(await screen.findByRole('button', { name: 'Change the language' }));
    expect(loadedAddresses).toEqual(['/sr/7/info?x=1#end']);
    expect(storage.getItem('language')).toBe('sr');
    // Our dialog has asked, so the browser must not ask again.
    expect(leaves()).toBe(true);
  });

  it('asks at once if the account must change its password before changes can be sent', async () => {
    const { user, api, platform } = await withUnsent();
    const sent = api.inputsOf('questionnaireAnswersSave').length;
    act(() => platform.session.demand('password-due'));
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    expect(
      await screen.findByRole('dialog', { name: 'Not everything is saved yet' }),
    ).toBeVisible();
    expect(api.inputsOf('questionnaireAnswersSave')).toHaveLength(sent);
  });

  it('sends unsent changes first, and then changes the language without asking', async () => {
    const { user, api, loadedAddresses } = await withUnsent();
    api.handle({ questionnaireAnswersSave: saved });
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    await waitFor(() => expect(loadedAddresses).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('asks for confirmation if changes cannot be sent', async () => {
    const { user, router, platform } = await withUnsent();
    await user.click(screen.getByRole('link', { name: 'Log out' }));
    await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(platform.session.get()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(platform.session.get()).toBeNull();
    // The confirmation counts only once: it is removed from the history entry, so a reload of the page asks again.
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('opening /login in a second tab', () => {
  /** Opens the sign-in page as a document of its own, while another tab has an unsent change. */
  async function openSignIn({ isReachable }: { isReachable: boolean }) {
    const queueStorage = memoryQueueStorage(true);
    const first = await withUnsent(queueStorage);
    await waitFor(async () => expect(await queueStorage.load(1)).toHaveLength(1));
    cleanup();
    first.platform.queue.get()!.close();
    const api = fakeApi({
      deskPage: () => list,
      questionnaireAnswersSave: isReachable ? saved : () => Promise.reject(new UnreachableError()),
      userLogout: () => ({}),
    });
    const savers = [answerSaver];
    return renderShell({ api, session: aSession(), path: '/login', queueStorage, savers });
  }

  it('asks for confirmation if changes cannot be sent, and lets the user continue the session', async () => {
    const { user, router, platform, api } = await openSignIn({ isReachable: false });
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(dialog).toHaveTextContent('1 change could not be sent.');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Go on as Ana Horvat' }).at(-1)!);
    await screen.findByText('Jadran Foods');
    expect(router.state.location.pathname).toBe('/');
    expect(platform.session.get()).toEqual(aSession());
    expect(api.inputsOf('userLogout')).toEqual([]);
  });

  it('ends the session if changes cannot be sent and the user confirms that', async () => {
    const { user, platform, api } = await openSignIn({ isReachable: false });
    await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.session.get()).toBeNull();
    expect(api.inputsOf('userLogout')).toHaveLength(1);
  });

  it('sends unsent changes first, and then ends the session without asking', async () => {
    const { platform, api } = await openSignIn({ isReachable: true });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(api.inputsOf('questionnaireAnswersSave')).toHaveLength(1);
    expect(platform.session.get()).toBeNull();
  });
});

describe('the offline notice', () => {
  it('appears after a call that fails, and disappears after a call that succeeds', async () => {
    const { platform, api } = await withUnsent();
    expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
    api.handle({ questionnaireAnswersSave: saved });
    await act(() => platform.api.read('deskPage', {}));
    await waitFor(() =>
      expect(screen.queryByText('The server cannot be reached.')).not.toBeInTheDocument(),
    );
  });
});
