import { act, screen, waitFor } from '@testing-library/react';
import type { Input } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import { askForPasskey, canUsePasskeys } from '@cert/shared/passkeys';
import { storageKeys } from '@cert/shared/platform';
import { aDeskPage, addModalDialogSupport, aSession, fakeApi } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

jest.mock('@cert/shared/passkeys', () => ({
  askForPasskey: jest.fn(),
  canUsePasskeys: jest.fn(),
}));

beforeAll(addModalDialogSupport);

const answer: Input<'passkeyLogin'>['passkey'] = {
  id: 'b2xk',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const user = { id: 1, name: 'Ana Horvat', email: 'ana@example.com', certifier: false };

beforeEach(() => {
  jest.mocked(canUsePasskeys).mockReturnValue(true);
  jest.mocked(askForPasskey).mockResolvedValue({ answer });
});

const aServer = () =>
  fakeApi({
    userLogin: ({ code }) => {
      throw refuse('invalid-input', { fields: { code: code === undefined ? 'no-app' : 'wrong' } });
    },
    passkeyRequest: () => ({ request: { challenge: 'YXNr' } as never }),
    passkeyLogin: () => ({ token: 'a newer one', device: 'this-browser', user }),
    deskPage: () => aDeskPage([]),
    certifierQuestionnaireList: () => [],
  });

const names: Record<Language, string> = {
  en: 'Sign in with a passkey',
  hr: 'Prijavi se pristupnim ključem',
  sr: 'Prijavi se pristupnim ključem',
};
const passkeyButton = (language: Language = 'en') =>
  screen.findByRole('button', { name: names[language] });

it.each(['en', 'hr', 'sr'] as const)(
  'a user can sign in with a passkey alone, and the browser stores the account’s device token (%s)',
  async (language) => {
    const api = aServer();
    const { user: person, router, platform } = await renderShell({ path: '/login', api, language });
    platform.storage.setItem(storageKeys.device, 'somebody-else');
    await person.click(await passkeyButton(language));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.inputsOf('passkeyLogin')).toEqual([
      { passkey: answer, device: 'somebody-else', accountId: undefined, language },
    ]);
    expect(platform.session.get()).toMatchObject({ accountId: 1, email: 'ana@example.com' });
    expect(platform.storage.getItem(storageKeys.device)).toBe('this-browser somebody-else');
  },
);

it('a user who has closed the browser’s passkey dialog can sign in by password', async () => {
  jest.mocked(askForPasskey).mockResolvedValue({ failure: 'cancelled' });
  const { user: person } = await renderShell({ path: '/login', api: aServer() });
  await person.click(await passkeyButton());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
  expect(await passkeyButton()).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('readonly');
});

it.each([
  ['unusable', /cannot use a passkey here/],
  ['unreachable', /cannot be reached/],
] as const)(
  'a message explains why the browser could not ask for a passkey: %s',
  async (failure, text) => {
    jest.mocked(askForPasskey).mockResolvedValue({ failure });
    const { user: person } = await renderShell({ path: '/login', api: aServer() });
    await person.click(await passkeyButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

it('signing in with a removed passkey shows that this passkey is not accepted', async () => {
  const api = aServer();
  api.handle({
    passkeyLogin: () => Promise.reject(refuse('invalid-input', { fields: { passkey: 'unknown' } })),
  });
  const { user: person } = await renderShell({ path: '/login', api });
  await person.click(await passkeyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey is not accepted');
});

it('the second step of an account without an authenticator app offers a passkey or a recovery code', async () => {
  const { user: person, router } = await renderShell({ path: '/login', api: aServer() });
  await person.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await person.type(screen.getByLabelText('Password'), 'the right one{Enter}');
  const code = await screen.findByLabelText('Recovery code');
  expect(screen.queryByRole('button', { name: 'Use the app on your phone' })).toBeNull();
  await person.type(code, 'another{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/recovery code is wrong/));
  expect(screen.queryByRole('button', { name: 'Use the app on your phone' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a session that has expired during work is renewed by a passkey of the same account only', async () => {
  const api = aServer();
  const session = aSession();
  const { platform, user: person } = await renderShell({ api, session });
  api.handle({
    deskPage: () => {
      if (platform.session.get()?.token !== 'a newer one') throw refuse('signed-out');
      return aDeskPage([]);
    },
  });
  await act(async () => void platform.api.read('deskPage', {}).catch(() => undefined));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  await person.click(await passkeyButton());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.inputsOf('passkeyLogin')).toMatchObject([{ accountId: session.accountId }]);
});

it('a passkey is not offered if the browser cannot use passkeys on this page', async () => {
  jest.mocked(canUsePasskeys).mockReturnValue(false);
  await renderShell({ path: '/login', api: aServer() });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: names.en })).toBeNull();
});
