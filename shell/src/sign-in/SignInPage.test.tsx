import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { Refusal, refuse, type Language } from '@cert/shared/domain';
import { aDeskPage, aDeskRow, aSession, fakeApi, memoryStorage } from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

const user = { id: 1, name: 'Ana Horvat', certifier: false };
const asAna = () => ({ token: 'token-of-ana', device: 'this-browser', user });
const labels: Record<Language, [string, string]> = {
  hr: ['Lozinka', 'Prijavi se'],
  sr: ['Lozinka', 'Prijavi se'],
  en: ['Password', 'Sign in'],
};

async function open(given: Parameters<typeof renderShell>[0] = {}) {
  const shown = await renderShell({ path: '/login', ...given });
  const [password, submit] = labels[given.language ?? 'en'];
  return {
    ...shown,
    email: screen.getByRole('textbox', { name: /^(E-mail|E-pošta|Imejl)$/ }),
    password: screen.getByLabelText(password),
    signIn: async (text = 'a password') => {
      await shown.user.clear(screen.getByLabelText(password));
      await shown.user.type(screen.getByLabelText(password), text);
      await shown.user.click(screen.getByRole('button', { name: submit }));
    },
  };
}

const failing = (failure: Refusal | Error) =>
  fakeApi({ userLogin: () => Promise.reject(failure), certifierQuestionnaireList: () => [] });
const slowDown = (retryAfterSeconds: number) => refuse('slow-down', { retryAfterSeconds });

it('a browser keeps the device tokens of the five people who signed in last, and sends them with the language', async () => {
  const storage = memoryStorage({ device: 'a b c d e' });
  let device = 'f';
  const api = fakeApi({ userLogin: () => ({ token: 'token-of-ana', device, user }) });
  const first = await open({ api, storage, language: 'sr' });
  await first.user.type(first.email, 'ana@example.com');
  await first.signIn();
  expect(api.inputsOf('userLogin')).toMatchObject([{ device: 'a b c d e', language: 'sr' }]);
  expect(storage.getItem('device')).toBe('f a b c d');
  device = 'b';
  cleanup();
  const again = await open({ api, storage });
  await again.user.type(again.email, 'ana@example.com');
  await again.signIn();
  expect(storage.getItem('device')).toBe('b f a c d');
});

describe('a failed sign-in shows the reason in the language of the page', () => {
  const wrong = refuse('invalid-input', { fields: { password: 'wrong' } });
  test.each<[Language, Refusal | Error, RegExp]>([
    ['en', wrong, /^Wrong e-mail or password/],
    ['hr', wrong, /^Pogrešna adresa e-pošte ili lozinka\. Pokušajte ponovno/],
    ['sr', wrong, /^Pogrešan imejl ili lozinka\. Pokušajte ponovo\./],
    ['en', slowDown(1), /in 1 second\.$/],
    ['en', slowDown(90), /in 90 seconds\.$/],
    ['en', slowDown(91), /in 2 minutes\.$/],
    ['hr', slowDown(21), /za 21 sekundu\.$/],
    ['hr', slowDown(4), /za 4 sekunde\.$/],
    ['hr', slowDown(900), /za 15 minuta\.$/],
    ['sr', slowDown(30), /za 30 sekundi\.$/],
    ['sr', slowDown(120), /za 2 minuta\.$/],
    [
      'en',
      new Refusal('slow-down'),
      /^Too much was asked for in a short time\. Please wait a moment/,
    ],
    ['en', refuse('server-error'), /^Something went wrong on our side/],
    ['hr', new TypeError('gone'), /^Poslužitelj nije dostupan\. Provjerite internetsku vezu/],
  ])('%s: %s', async (language, failure, sentence) => {
    const {
      email,
      password,
      user: person,
      signIn,
    } = await open({ language, api: failing(failure) });
    await person.type(email, 'ana@example.com');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    // The e-mail stays, and the password is selected, so that typing replaces it.
    expect(email).toHaveValue('ana@example.com');
    expect(password).toHaveFocus();
    expect(password).toHaveValue('a password');
  });
});

describe('a sign-in that the server slows down', () => {
  const aChallenge = ({ solutions = 8, keyPrefix = '0' } = {}) =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyPrefix,
      deriveKey,
      hmacSignatureSecret: 'secret',
      data: { solutions },
    });

  /** Opens the page with a server that requires a solution of each of these puzzles, in order, before it signs in. */
  async function openBusy(challenges: Awaited<ReturnType<typeof aChallenge>>[]) {
    const left = [...challenges];
    const api = fakeApi({
      userLogin: ({ proof }) => {
        const wanted = challenges[challenges.length - left.length - 1];
        if (wanted) expect(JSON.parse(proof!)).toMatchObject({ challenge: wanted });
        const challenge = left.shift();
        if (challenge) throw refuse('slow-down', { retryAfterSeconds: 30, challenge });
        return asAna();
      },
      certifierQuestionnaireList: () => [],
    });
    const shown = await open({ api });
    await shown.user.type(shown.email, 'ana@example.com');
    return { ...shown, api };
  }

  it('solves a puzzle instead of waiting, and signs in with the solution', async () => {
    const challenge = await aChallenge();
    const { api, signIn, router } = await openBusy([challenge]);
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const [first, second] = api.inputsOf('userLogin');
    expect(first?.proof).toBeUndefined();
    const { solutions } = JSON.parse(second!.proof!) as {
      solutions: { counter: number; derivedKey: string }[];
    };
    expect(new Set(solutions.map(({ counter }) => counter)).size).toBe(8);
    const verify = (solution: (typeof solutions)[number]) =>
      verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: 'secret' });
    // `act` is needed, because the start page reads its data while the solutions are verified.
    const results = await act(() => Promise.all(solutions.map(verify)));
    expect(results.filter(({ verified }) => !verified)).toEqual([]);
  });

  it('solves another puzzle if the server sends one', async () => {
    const { api, signIn, router } = await openBusy([await aChallenge(), await aChallenge()]);
    await signIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.inputsOf('userLogin')).toHaveLength(3);
  });

  it('shows the progress of the puzzle, and asks the user to wait after “Cancel”', async () => {
    // This puzzle is so hard that the browser cannot solve it before the test presses “Cancel”.
    const {
      api,
      signIn,
      user: person,
    } = await openBusy([await aChallenge({ solutions: 4, keyPrefix: '0000000000' })]);
    await signIn();
    expect(await screen.findByText('Checking this device…')).toBeVisible();
    expect(screen.getByText(/short calculation/).closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Progress of the check' })).toHaveValue(0);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/in 30 seconds\.$/);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(api.inputsOf('userLogin')).toHaveLength(1);
  });

  it('asks the user to wait if the browser cannot solve the puzzle', async () => {
    const challenge = { ...(await aChallenge()), parameters: { keyPrefix: '' } as never };
    const { signIn } = await openBusy([challenge]);
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/in 30 seconds\.$/);
  });
});

describe('the sign-in page', () => {
  it('shows that the sign-in is running, and sends the form only once', async () => {
    let answer: (reply: ReturnType<typeof asAna>) => void = () => undefined;
    const api = fakeApi({
      userLogin: () => new Promise((resolve) => (answer = resolve)),
      certifierQuestionnaireList: () => [],
    });
    const { email, user: person, signIn, router } = await open({ api });
    await person.type(email, 'ana@example.com');
    await signIn();
    const button = screen.getByRole('button', { name: 'Please wait…' });
    await person.click(button);
    await person.keyboard('{Enter}');
    expect(api.inputsOf('userLogin')).toHaveLength(1);
    await act(async () => answer(asAna()));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('ends the open session, and deletes what the session had stored in the browser', async () => {
    const storage = memoryStorage({ q: '7', final: 'true' });
    const api = fakeApi({ userLogout: () => ({}) });
    const { platform } = await open({ api, storage, session: aSession() });
    expect(api.inputsOf('userLogout')).toHaveLength(1);
    expect(platform.session.get()).toBeNull();
    for (const key of ['authToken', 'certifier', 'account', 'q', 'final'])
      expect([key, storage.getItem(key)]).toEqual([key, null]);
    expect(storage.getItem('language')).toBe('en');
  });

  it('leads back to the page that required the sign-in, also after a reload', async () => {
    const tabStorage = memoryStorage();
    const { router } = await renderShell({ path: '/7/info?x=1#end', tabStorage });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    document.body.replaceChildren();
    const api = fakeApi({ userLogin: asAna });
    const next = await open({ tabStorage, api });
    await next.user.type(next.email, 'ana@example.com');
    await next.signIn();
    await waitFor(() => expect(next.router.state.location.pathname).toBe('/7/info'));
    expect(next.router.state.location).toMatchObject({ search: '?x=1', hash: '#end' });
    expect(next.storage.getItem('authToken')).toBe('token-of-ana');
  });

  it('fills in the e-mail of the last account, and focuses the password', async () => {
    const account = JSON.stringify({ id: 1, name: 'Ana Horvat', email: 'ana@example.com' });
    const { email, password } = await open({ storage: memoryStorage({ account }) });
    expect(email).toHaveValue('ana@example.com');
    expect(password).toHaveFocus();
  });

  it('continues as the account that has signed in in another tab only after the user has pressed a button', async () => {
    const {
      platform,
      storage,
      router,
      user: person,
    } = await open({
      api: fakeApi({ certifierQuestionnaireList: () => [] }),
    });
    storage.setItem(
      'account',
      JSON.stringify({ id: 2, name: 'Iva Marić', email: 'iva@example.com' }),
    );
    storage.setItem('authToken', 'token-of-iva');
    act(() => platform.session.reread());
    expect(router.state.location.pathname).toBe('/login');
    await person.click(screen.getByRole('button', { name: 'Go on as Iva Marić' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('never ends the session of another account that has signed in in another tab', async () => {
    const api = fakeApi({
      deskPage: () => aDeskPage([aDeskRow(), aDeskRow({ id: 8, title: 'Sava Energy' })]),
      userLogout: () => ({}),
    });
    const { platform, storage, router } = await renderShell({ api, session: aSession() });
    await screen.findByText('Sava Energy');
    // A page that comes back from the back-forward cache gets all messages of the other tab at the same time.
    act(() => {
      storage.setItem('account', JSON.stringify({ id: 2, name: 'Iva Marić', email: '' }));
      storage.setItem('authToken', 'token-of-iva');
      for (const _ of ['removed', 'stored'])
        window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(screen.getByText(/^Iva Marić has signed in in another tab/)).toBeVisible();
    expect(screen.queryByText('Sava Energy')).not.toBeInTheDocument();
    expect(storage.getItem('authToken')).toBe('token-of-iva');
    expect(platform.session.get()).toMatchObject({ accountId: 2, token: 'token-of-iva' });
    expect(api.inputsOf('userLogout')).toEqual([]);
  });

  it('warns of Caps Lock while the user types the password', async () => {
    const { password, user: person } = await open();
    await person.click(password);
    await person.keyboard('{CapsLock}a');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    await person.keyboard('{CapsLock}');
    await person.keyboard('a');
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });
});
