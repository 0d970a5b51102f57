import { act, screen, waitFor } from '@testing-library/react';
import type { Language } from '@cert/shared/domain';
import { fakeApi, renderInPlatform } from '@cert/shared/testing';
import definition from '../../module.ts';
import { SecondFactorPart } from './SecondFactorPart.tsx';

const onSetUp = jest.fn();
beforeEach(() => onSetUp.mockReset());

async function show(language: Language = 'en', since: string | null = null) {
  return act(() =>
    renderInPlatform(<SecondFactorPart onSetUp={onSetUp} />, {
      api: fakeApi({
        secondFactorRead: () => ({
          compulsory: true,
          authenticatorSince: since,
          passkeys: [],
          recoveryCodes: since === null ? 0 : 10,
        }),
        authenticatorStart: () => ({ secret: 'JBSWY3DP', address: 'otpauth://totp/x' }),
        authenticatorConfirm: () => ({ recoveryCodes: ['k7wd-2mfa-9xqr-c4hn-pt3e-v8sj'] }),
      }),
      language,
      messages: { 'org-forms': definition.messages },
    }),
  );
}

it.each([
  ['en', 'Set up two-step sign-in'],
  ['hr', 'Postavite prijavu u dva koraka'],
  ['sr', 'Postavite prijavu u dva koraka'],
] satisfies [Language, string][])(
  'the page for the second factor tells a user who must have one to set it up (%s)',
  async (language, title) => {
    await show(language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

it('the setup of the second factor is complete only after the user has confirmed that the recovery codes are saved', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.type(screen.getByLabelText('Your password'), 'the right one{Enter}');
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  expect(await screen.findByText('k7wd-2mfa-9xqr-c4hn-pt3e-v8sj')).toBeVisible();
  expect(onSetUp).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have saved the codes, continue' }));
  expect(onSetUp).toHaveBeenCalledTimes(1);
});

it('the setup of the second factor is complete at once if another tab has already set it up', async () => {
  await show('en', '2026-11-28T09:12:00.000Z');
  await waitFor(() => expect(onSetUp).toHaveBeenCalledTimes(1));
});

it('the setup of the second factor can be started again after “Cancel”', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});
