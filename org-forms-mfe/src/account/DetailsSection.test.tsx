import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import {
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
} from '@cert/shared/testing';
import definition from '../module.ts';
import { accountMessageLoaders } from './accountMessageLoaders.ts';
import { DetailsSection } from './DetailsSection.tsx';

type Change = { email: string; confirmedByOld: boolean; confirmedByNew: boolean };

const password = 'the right one';
const next = 'ana.new@example.com';

/** Fakes the server's actions for a change of the e-mail. */
function aServer(change: Change | null = null, isTwoStep = false): FakeHandlers {
  let waiting = change;
  return {
    programme: () => aProgramme({ mail: 1 }),
    secondFactorRead: () => ({
      compulsory: false,
      authenticatorSince: isTwoStep ? '2026-11-20T09:12:00.000Z' : null,
      passkeys: [],
      recoveryCodes: 8,
    }),
    emailChangeRead: () => ({ change: waiting }),
    emailChangeStart: (input) => {
      if (input.password !== password)
        throw refuse('invalid-input', { fields: { password: 'wrong' } });
      if (input.email === 'ana@example.com')
        throw refuse('invalid-input', { fields: { email: 'unchanged' } });
      if (!input.email.includes('@'))
        throw refuse('invalid-input', { fields: { email: 'malformed' } });
      waiting = { email: input.email, confirmedByOld: false, confirmedByNew: false };
      return {};
    },
    emailChangeCancel: () => {
      waiting = null;
      return {};
    },
  };
}

async function show(handlers: FakeHandlers, language: Language = 'en') {
  const shown = await act(() =>
    renderInPlatform(<DetailsSection />, {
      api: fakeApi(handlers),
      session: aSession({ name: 'Ana Horvat', email: 'ana@example.com' }),
      language,
      messages: { 'org-forms': definition.messages, 'org-forms/account': accountMessageLoaders },
    }),
  );
  return { ...shown, toasts: () => shown.platform.toasts.get().map(({ text }) => text) };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('changing the name', () => {
  it.each([
    ['en', 'Change the name', 'Name', 'Save the name'],
    ['hr', 'Promijeni ime', 'Ime i prezime', 'Spremi ime'],
    ['sr', 'Promeni ime', 'Ime i prezime', 'Sačuvaj ime'],
  ] as const)(
    'updates the name on the page and in the session (%s)',
    async (...[language, ...names]) => {
      const [change, label, save] = names;
      const { user, api, platform } = await show(
        { ...aServer(), nameSave: ({ name }) => ({ name: name.trim() }) },
        language,
      );
      await user.click(await button(change));
      const field = screen.getByLabelText(label);
      expect(field).toHaveValue('Ana Horvat');
      await user.clear(field);
      await user.type(field, ' Ana Kralj ');
      await user.click(await button(save));
      expect(await screen.findByText('Ana Kralj')).toBeVisible();
      expect(platform.session.get()).toMatchObject({ name: 'Ana Kralj', email: 'ana@example.com' });
      expect(api.inputsOf('nameSave')).toEqual([{ name: ' Ana Kralj ' }]);
    },
  );

  it('is refused if the name is empty, and keeps the typed name after a failure', async () => {
    const { user } = await show({
      ...aServer(),
      nameSave: () => Promise.reject(refuse('server-error')),
    });
    await user.click(await button('Change the name'));
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Enter your name.')).toBeVisible();
    await user.type(field, 'Ana Kralj{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Ana Kralj');
  });
});

describe('changing the e-mail', () => {
  it('asks for the new e-mail and the password, and then lists the two confirmations that are missing', async () => {
    const { user, api } = await show(aServer());
    await user.click(await button('Change the e-mail'));
    await user.type(await screen.findByLabelText('New e-mail'), next);
    expect(screen.queryByLabelText(/recovery code/)).toBeNull();
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    expect(
      await screen.findByText(/change your e-mail address to ana\.new@example\.com/),
    ).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(api.inputsOf('emailChangeStart')).toEqual([{ email: next, password, language: 'en' }]);
  });

  it('also asks for a code if the account uses two-step sign-in', async () => {
    const { user, api } = await show(aServer(null, true));
    await user.click(await button('Change the e-mail'));
    await user.type(await screen.findByLabelText('New e-mail'), next);
    await user.type(screen.getByLabelText('Your password'), password);
    await user.type(screen.getByLabelText(/recovery code/), '123456{Enter}');
    await waitFor(() => expect(api.inputsOf('emailChangeStart')).toHaveLength(1));
    expect(api.inputsOf('emailChangeStart')[0]).toMatchObject({ code: '123456' });
  });

  it.each([
    ['', 'Enter an e-mail address.'],
    ['ana', 'This is not an e-mail address.'],
    ['ana@example.com', 'This is already your e-mail address.'],
  ])('explains at the field why the e-mail “%s” is refused', async (email, message) => {
    const { user } = await show(aServer());
    await user.click(await button('Change the e-mail'));
    const field = await screen.findByLabelText('New e-mail');
    if (email) await user.type(field, email);
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
  });

  it.each([
    ['en', 'Cancel the change', 'The change was cancelled.'],
    ['hr', 'Odustani od promjene', 'Promjena je otkazana.'],
    ['sr', 'Odustani od promene', 'Promena je otkazana.'],
  ] satisfies [Language, ...string[]][])(
    'can be cancelled while a confirmation is missing (%s)',
    async (language, cancel, cancelled) => {
      const change = { email: next, confirmedByOld: true, confirmedByNew: false };
      const { user, toasts } = await show(aServer(change), language);
      expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(1);
      await user.click(await button(cancel));
      await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
      expect(toasts()).toEqual([cancelled]);
    },
  );

  it('is not offered on a site that sends no mail; the page says whom to contact instead', async () => {
    await show({ programme: () => aProgramme({ mail: 0 }) });
    expect(await screen.findByText(/To change your e-mail address, contact/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the e-mail' })).toBeNull();
  });
});
