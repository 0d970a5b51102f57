import { act, screen } from '@testing-library/react';
import { refuse, type Language } from '@cert/shared/domain';
import { fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../../module.ts';
import { EmailLinkPart } from './EmailLinkPart.tsx';

const token = 'x'.repeat(43);
const change = { name: 'Ana Horvat', from: 'ana@example.com', to: 'ana.new@example.com' };
const onSignIn = jest.fn();
beforeEach(() => onSignIn.mockReset());

const ended = () => {
  throw refuse('invalid-input', { fields: { token: 'ended' } });
};

async function show(handlers: FakeHandlers, language: Language = 'en') {
  return act(() =>
    renderInPlatform(<EmailLinkPart token={token} onSignIn={onSignIn} />, {
      api: fakeApi({ emailChangeLinkRead: () => change, ...handlers }),
      language,
      session: null,
      messages: { 'org-forms': definition.messages },
    }),
  );
}

it.each([
  ['en', { lead: 'from ana@example.com to', button: 'Confirm the change', done: 'Confirmed.' }],
  [
    'hr',
    { lead: 'promijeni iz ana@example.com u', button: 'Potvrdi promjenu', done: 'Potvrđeno.' },
  ],
  ['sr', { lead: 'promeni iz ana@example.com u', button: 'Potvrdi promenu', done: 'Potvrđeno.' }],
] satisfies [Language, object][])(
  'the page of an e-mail link says which e-mail is changed, and confirms it only after a click on its button (%s)',
  async (language, { lead, button, done }) => {
    const { user, api } = await show({ emailChangeConfirm: () => ({ changed: false }) }, language);
    expect(await screen.findByText(new RegExp(`${lead} ${change.to}`))).toHaveTextContent(
      'Ana Horvat',
    );
    expect(api.inputsOf('emailChangeConfirm')).toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('status')).toHaveTextContent(done);
    expect(api.inputsOf('emailChangeConfirm')).toEqual([{ token }]);
  },
);

it.each([
  ['en', 'ana.new@example.com is to become the e-mail of an account.'],
  ['hr', 'ana.new@example.com treba postati adresa e-pošte jednog računa.'],
  ['sr', 'ana.new@example.com treba da postane imejl adresa jednog naloga.'],
] satisfies [Language, string][])(
  'the page of the link to the new e-mail names neither the owner nor the present e-mail (%s)',
  async (language, lead) => {
    const toNew = { ...change, name: '', from: '' };
    await show({ emailChangeLinkRead: () => toNew }, language);
    expect(await screen.findByText(new RegExp(lead))).toBeVisible();
  },
);

it('the page of an e-mail link leads to the sign-in with the new e-mail after the second confirmation', async () => {
  const { user } = await show({ emailChangeConfirm: () => ({ changed: true }) });
  await user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByRole('status')).toHaveTextContent(`Your e-mail is now ${change.to}`);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledWith(change.to);
});

it('the page of an e-mail link says that the link no longer works, even if it ends while the page is open', async () => {
  const first = await show({ emailChangeLinkRead: ended });
  expect(await screen.findByText(/does not work any more/)).toBeVisible();
  first.unmount();
  const { user } = await show({ emailChangeConfirm: ended });
  await user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByText(/does not work any more/)).toBeVisible();
});

it('the page of an e-mail link says why a confirmation failed, and its button can be pressed again', async () => {
  const { user } = await show({
    emailChangeConfirm: () => Promise.reject(refuse('unavailable', { retryAfterSeconds: 5 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm the change' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The site cannot do this');
  expect(screen.getByRole('button', { name: 'Confirm the change' })).toBeEnabled();
});
