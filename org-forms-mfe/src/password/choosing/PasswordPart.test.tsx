import { act, screen } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { aProgramme, fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../../module.ts';
import { PasswordPart } from './PasswordPart.tsx';

const token = 'x'.repeat(43);
const next = 'a longer walk by the sea';

async function show(
  props: FillerPropsBySlot['site.password'],
  handlers: FakeHandlers = {},
  { language = 'en', session }: { language?: Language; session?: null } = {},
) {
  return act(() =>
    renderInPlatform(<PasswordPart {...props} />, {
      api: fakeApi({ programme: () => aProgramme({ mail: 1 }), ...handlers }),
      language,
      ...(session === null && { session }),
      messages: { 'org-forms': definition.messages },
    }),
  );
}

describe('the page for a forgotten password', () => {
  const showForm = (handlers: FakeHandlers = {}, language: Language = 'en') =>
    show({ page: 'forgotten' }, handlers, { language, session: null });

  it('sends the e-mail address and the page’s language, and does not say whether an account exists', async () => {
    const { user, api } = await showForm({ passwordLinkSend: () => ({}) }, 'sr');
    await user.type(await screen.findByLabelText('Imejl'), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Pošalji link' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Ako postoji nalog sa tom adresom');
    expect(api.inputsOf('passwordLinkSend')).toEqual([
      { email: 'ana@example.com', language: 'sr' },
    ]);
  });

  it('names the empty field, and focuses it', async () => {
    const { user, api } = await showForm();
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter your e-mail address.',
    );
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(api.inputsOf('passwordLinkSend')).toEqual([]);
  });

  it('explains why no link was sent, and keeps the typed e-mail', async () => {
    const { user } = await showForm({
      passwordLinkSend: () => {
        throw refuse('slow-down', { retryAfterSeconds: 30 });
      },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'ana@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much was asked for');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.com');
  });

  it('says whom to ask on a site that sends no mail', async () => {
    await showForm({ programme: () => aProgramme({ mail: 0 }) });
    const { contacts } = aProgramme();
    expect(await screen.findByRole('status')).toHaveTextContent(
      `The programme’s office gives you a new password: ${contacts[0]!.name}, ${contacts[0]!.email}`,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/You get a link/)).toBeNull();
  });
});

describe('the page behind a link for choosing a password', () => {
  const owner = { name: 'Ana Horvat', email: 'ana@example.com' };
  const onSignIn = jest.fn();
  beforeEach(() => onSignIn.mockReset());
  const showLink = (handlers: FakeHandlers, language: Language = 'en') =>
    show({ page: 'link', token, onSignIn }, handlers, { language, session: null });
  const endedLink = () => {
    throw refuse('invalid-input', { fields: { token: 'ended' } });
  };

  it.each([
    ['invitation', 'Welcome', /^Ana Horvat, choose a password\./],
    ['password-reset', 'Choose a new password', /signed out on all devices/],
  ] as const)(
    'names the account, and lets its owner choose a password (%s)',
    async (kind, title, lead) => {
      const { user, api, platform } = await showLink({
        passwordLinkRead: () => ({ kind, ...owner }),
        passwordChoose: () => ({}),
      });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(lead)).toHaveTextContent('ana@example.com');
      expect(screen.queryByLabelText('Current password')).toBeNull();
      await user.type(screen.getByLabelText('New password'), `${next}{Enter}`);
      expect(api.inputsOf('passwordLinkRead')).toEqual([{ token }]);
      expect(api.inputsOf('passwordChoose')).toEqual([{ token, new: next, language: 'en' }]);
      expect(await screen.findByRole('status')).toHaveTextContent('Your password is saved.');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(onSignIn).toHaveBeenCalledWith('ana@example.com');
      // The sign-in page shows no toasts, so one would appear much later.
      expect(platform.toasts.get()).toEqual([]);
    },
  );

  it('refuses a password with a word of the owner’s name before anything is sent', async () => {
    const { user, api } = await showLink({
      passwordLinkRead: () => ({ kind: 'invitation', ...owner }),
    });
    await user.type(await screen.findByLabelText('New password'), 'horvat-horvat-1{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('holds a word of your name');
    expect(api.inputsOf('passwordChoose')).toEqual([]);
  });

  it.each([
    ['en', 'This link does not work any more', 'Ask for a new link'],
    ['hr', 'Ova poveznica više ne vrijedi', 'Zatraži novu poveznicu'],
    ['sr', 'Ovaj link više ne važi', 'Zatraži novi link'],
  ] satisfies [Language, string, string][])(
    'says that the link no longer works, and links to the page that sends a new one (%s)',
    async (language, title, ask) => {
      await showLink({ passwordLinkRead: endedLink }, language);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: ask })).toHaveAttribute(
        'href',
        '/forgotten-password',
      );
    },
  );

  it('says that the link no longer works if it stopped working while the owner was typing', async () => {
    const { user } = await showLink({
      passwordLinkRead: () => ({ kind: 'invitation', ...owner }),
      passwordChoose: endedLink,
    });
    await user.type(await screen.findByLabelText('New password'), `${next}{Enter}`);
    expect(await screen.findByRole('heading', { name: /does not work any more/ })).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('the page for a password that the office has set', () => {
  it('asks for that password and a new one, saves the new one, and then continues', async () => {
    const onChanged = jest.fn();
    const { user, api } = await show({ page: 'initial', onChanged }, { passwordSave: () => ({}) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Choose a password of your own' }),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Current password'), 'abc2d-efg3h');
    await user.type(screen.getByLabelText('New password'), `${next}{Enter}`);
    expect(api.inputsOf('passwordSave')).toEqual([
      { current: 'abc2d-efg3h', new: next, language: 'en' },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
