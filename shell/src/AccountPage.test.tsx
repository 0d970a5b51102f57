import { screen } from '@testing-library/react';
import { aRegistry, aRegistryEntry, aSession } from '@cert/shared/testing';
import { renderShell } from './testing/renderShell.tsx';

const slot = { slot: 'site.account', part: 'AccountPart', for: 'member' } as const;
/** A module for the slot. Tests cannot load it, so the page shows a failure card in its place. */
const registry = aRegistry(aRegistryEntry({ name: 'org-forms', slots: [slot] }));
const path = '/account';
const session = aSession();

it('the account page keeps its own title if the module that fills it cannot be loaded', async () => {
  await renderShell({ path, registry, session });
  expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(document.title).toBe('Your account · Meridian');
  expect(screen.getByRole('link', { name: `Your account: ${session.name}` })).toHaveAttribute(
    'href',
    path,
  );
});

it('the account page shows “Nothing to see here” if no module fills it', async () => {
  await renderShell({ path, session });
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
});

it('the account page redirects to the sign-in if nobody is signed in', async () => {
  const { router } = await renderShell({ path, registry });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
});
