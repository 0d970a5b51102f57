import { act, screen, waitFor } from '@testing-library/react';
import { Refusal, refuse } from '@cert/shared/domain';
import {
  addModalDialogSupport,
  aDeskPage,
  aDeskRow,
  aSession,
  fakeApi,
} from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

beforeAll(addModalDialogSupport);

const list = aDeskPage([aDeskRow(), aDeskRow({ id: 8, title: 'Sava Energy' })]);

/** Renders Ana's list, and then lets her session expire. */
async function anExpiredPage() {
  const api = fakeApi({
    deskPage: () => list,
    userLogin: () => ({
      token: 'a newer one',
      device: 'this-browser',
      user: { id: 1, name: 'Ana Horvat', certifier: false },
    }),
  });
  const shown = await renderShell({ api, session: aSession() });
  await screen.findByText('Jadran Foods');
  api.handle({
    deskPage: () => {
      if (shown.platform.session.get()?.token !== 'a newer one') throw refuse('signed-out');
      return list;
    },
  });
  let reply: unknown;
  await act(async () => {
    void shown.platform.api.read('deskPage', {}).then(
      (got) => (reply = got),
      (failure: unknown) => (reply = failure),
    );
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  return { ...shown, dialog, reply: () => reply };
}

describe('the dialog after a session has expired during work', () => {
  it('leaves the page open, asks for the password, and then lets the calls that were waiting complete', async () => {
    const { user, api, reply, router, dialog } = await anExpiredPage();
    expect(screen.getByText('Jadran Foods')).toBeInTheDocument();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveFocus();
    await user.keyboard('{Escape}{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.type(password, 'the right one');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.inputsOf('userLogin')).toEqual([
      { email: 'ana@example.com', password: 'the right one', language: 'en' },
    ]);
    await waitFor(() => expect(reply()).toEqual(list));
    expect(router.state.location.pathname).toBe('/');
  });

  it('says that the entered password is wrong, and asks for it again', async () => {
    const { user, api, reply } = await anExpiredPage();
    api.handle({ userLogin: () => Promise.reject(new Refusal('invalid-input')) });
    await user.type(screen.getByLabelText('Password'), 'a wrong one');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail or password');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(reply()).toBeUndefined();
  });

  it('lets another person sign in, after the warning that unsaved work is lost', async () => {
    const { user, router, reply, storage, api } = await anExpiredPage();
    await user.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/was not saved, is lost/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Sign in as somebody else' }));
    await user.click(screen.getByRole('button', { name: 'To the sign-in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() => expect(reply()).toMatchObject({ code: 'signed-out' }));
    expect(storage.getItem('account')).toBeNull();
    // The token has expired on the server, so there is nothing to revoke.
    expect(api.inputsOf('userLogout')).toEqual([]);
  });

  it('closes if the same person signs in in another tab', async () => {
    const { platform, storage, dialog } = await anExpiredPage();
    storage.setItem('authToken', 'a newer one');
    act(() => platform.session.reread());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('closes, together with the page, if another account signs in in another tab', async () => {
    const { platform, storage, router, dialog } = await anExpiredPage();
    storage.setItem('account', JSON.stringify({ id: 2, name: 'Iva', email: 'iva@example.com' }));
    storage.setItem('authToken', 'token-of-iva');
    act(() => platform.session.reread());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.queryByText('Jadran Foods')).not.toBeInTheDocument();
    expect(dialog).not.toBeInTheDocument();
  });
});
