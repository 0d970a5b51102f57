import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { refuse, type Language } from '@cert/shared/domain';
import {
  aDeskPage,
  aRegistry,
  aRegistryEntry,
  aSession,
  fakeApi,
  memoryStorage,
} from '@cert/shared/testing';
import { renderShell } from '../testing/renderShell.tsx';

const slot = { slot: 'site.password', part: 'PasswordPart', for: 'anyone' } as const;
/** A module for the slot. Tests cannot load it, so the page shows a failure card in its place. */
const registry = aRegistry(
  aRegistryEntry({
    name: 'org-forms',
    slots: [slot, { slot: 'site.second-factor', part: 'SecondFactorPart', for: 'member' }],
  }),
);
const failureCard = () => screen.findByText('This part of the page could not be loaded');

describe('a link for choosing a password', () => {
  it('has its token moved from the address and the history to the tab’s storage; no call to the server contains the token', async () => {
    const tabStorage = memoryStorage();
    const first = await renderShell({ path: '/password#the-token', tabStorage, registry });
    await waitFor(() => expect(first.router.state.location.hash).toBe(''));
    expect(first.router.state.location.pathname).toBe('/password');
    expect(first.router.state.historyAction).toBe('REPLACE');
    expect(tabStorage.getItem('passwordLink')).toBe('the-token');
    expect(first.api.calls.map((call) => JSON.stringify(call)).join()).not.toContain('the-token');
  });

  it('is forgotten when the user goes to another page in the tab', async () => {
    const tabStorage = memoryStorage();
    const { user, router } = await renderShell({
      path: '/password#the-token',
      tabStorage,
      registry,
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(tabStorage.getItem('passwordLink')).toBeNull();
  });

  it('is replaced by a newer link that is opened in the same tab', async () => {
    const tabStorage = memoryStorage({ passwordLink: 'an-earlier-one' });
    await renderShell({ path: '/password#the-token', tabStorage, registry });
    expect(tabStorage.getItem('passwordLink')).toBe('the-token');
  });
});

it.each(['/password', '/forgotten-password'])(
  'the page %s is shown without signing in, and links to the sign-in',
  async (path) => {
    await renderShell({ path, registry });
    expect(await failureCard()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
);

it('a page about passwords shows “Nothing to see here” if no module fills it', async () => {
  await renderShell({ path: '/forgotten-password' });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
});

it.each([
  ['en', 'Forgotten password?'],
  ['hr', 'Zaboravljena lozinka?'],
  ['sr', 'Zaboravljena lozinka?'],
] satisfies [Language, string][])(
  'the sign-in links to the page for a forgotten password (%s)',
  async (language, name) => {
    await renderShell({ path: '/login', language });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/forgotten-password');
  },
);

describe.each(['password-due', 'second-factor-due'] as const)(
  'an account that the server refuses with %s',
  (due) => {
    it('sees the page for the required step instead of the requested page, which follows after the step', async () => {
      const api = fakeApi({ deskPage: () => Promise.reject(refuse(due)) });
      const session = aSession({ isCertifier: true });
      const { platform } = await renderShell({ api, session, registry });
      expect(await failureCard()).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/login');
      expect(screen.queryByRole('heading', { name: 'Your questionnaires' })).toBeNull();
      api.handle({ deskPage: () => aDeskPage([]) });
      await act(async () => platform.session.start(session));
      expect(await screen.findByRole('heading', { name: 'Your questionnaires' })).toBeVisible();
    });

    it('can sign out instead of doing the required step', async () => {
      const api = fakeApi({ deskPage: () => Promise.reject(refuse(due)) });
      const { platform, user } = await renderShell({ api, session: aSession(), registry });
      await user.click(await screen.findByRole('link', { name: 'Log out' }));
      expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(platform.session.get()).toBeNull();
      expect(api.inputsOf('userLogout')).toHaveLength(1);
    });
  },
);
