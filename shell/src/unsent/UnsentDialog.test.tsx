import { act, screen, waitFor } from '@testing-library/react';
import { UnreachableError } from '@cert/shared/platform';
import { addModalDialogs, aDeskRow, answerSaver, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

beforeAll(addModalDialogs);

const list = [aDeskRow(), aDeskRow({ id: 8, title: 'Sava Energy' })];

const saved = () => ({
  conflicts: {},
  refused: {},
  saved: { area_comments_1: { revision: 1, savedAt: '2026-11-21T10:00:00.000Z' } },
});

/** Renders a page with one change that cannot be sent. */
async function withUnsent() {
  window.history.replaceState(null, '', '/7/info?x=1#end');
  const api = fakeApi({
    desk: () => list,
    questionnaireAnswersSave: () => Promise.reject(new UnreachableError()),
    userLogout: () => ({}),
  });
  const shown = await renderShell({ api, session: aSession() });
  await screen.findByText('Jadran Foods');
  await act(async () =>
    shown.platform.queue.get()!.put({
      saver: answerSaver,
      questionnaireId: 7,
      key: 'area_comments_1',
      value: { type: 'comment', value: true, content: 'typed' },
      baseRevision: 0,
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
  it('loads the same page, with all that its address says, and stores the choice', async () => {
    window.history.replaceState(null, '', '/7/info?x=1#end');
    const api = fakeApi({ desk: () => list });
    const { user, loadedAddresses, storage } = await renderShell({ api, session: aSession() });
    await screen.findByText('Jadran Foods');
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    await waitFor(() => expect(loadedAddresses).toEqual(['/hr/7/info?x=1#end']));
    expect(storage.getItem('language')).toBe('hr');
  });

  it('asks when changes cannot be sent, and does nothing when one stays', async () => {
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

  it('sends what waits, and then does not ask', async () => {
    const { user, api, loadedAddresses } = await withUnsent();
    api.handle({ questionnaireAnswersSave: saved });
    await user.click(screen.getByRole('button', { name: 'Hrvatski (HR)' }));
    await waitFor(() => expect(loadedAddresses).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  it('asks when changes cannot be sent', async () => {
    const { user, router, platform } = await withUnsent();
    await user.click(screen.getByRole('link', { name: 'Log out' }));
    await screen.findByRole('dialog', { name: 'Not everything is saved yet' });
    expect(platform.session.get()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(platform.session.get()).toBeNull();
  });
});

describe('the offline notice', () => {
  it('comes with a call that does not get through and goes with one that does', async () => {
    const { platform, api } = await withUnsent();
    expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
    api.handle({ questionnaireAnswersSave: saved });
    await act(() => platform.api.read('desk', {}));
    await waitFor(() =>
      expect(screen.queryByText('The server cannot be reached.')).not.toBeInTheDocument(),
    );
  });
});
