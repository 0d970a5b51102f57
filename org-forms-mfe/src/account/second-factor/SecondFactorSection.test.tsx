import { act, screen, waitFor } from '@testing-library/react';
import type { Input, Reply } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import { fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../../module.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import en from '../locales/en.json';
import hr from '../locales/hr.json';
import sr from '../locales/sr.json';

const password = 'the right one';
const right = '123456';
const codes = ['k7wd-2mfa-9xqr-c4hn-pt3e-v8sj', 'p3ab-5cde-6fgh-7jkm-n8pq-r9st'];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Programme:ana@example.com?secret=${secret}`;

/** Fakes the server's actions on the second factor of one account. */
function aServer(
  isOn: boolean,
  {
    recoveryCodes = 8,
    compulsory = false,
    passkeys = [] as Reply<'secondFactorRead'>['passkeys'],
  } = {},
): FakeHandlers {
  let since = isOn ? '2026-11-20T09:12:00.000Z' : null;
  let left = isOn ? recoveryCodes : 0;
  const prove = (proof: Input<'authenticatorStart'>) => {
    if (proof.password !== password)
      throw refuse('invalid-input', { fields: { password: 'wrong' } });
    if (since !== null && proof.code !== right)
      throw refuse('invalid-input', { fields: { code: 'wrong' } });
  };
  return {
    secondFactorRead: () => ({
      ...{ compulsory, passkeys },
      ...{ authenticatorSince: since, recoveryCodes: left },
    }),
    authenticatorStart: (proof) => {
      prove(proof);
      return { secret, address };
    },
    authenticatorConfirm: ({ code }) => {
      if (code !== right) throw refuse('invalid-input', { fields: { code: 'wrong' } });
      since = '2026-11-28T09:12:00.000Z';
      left = 10;
      return { recoveryCodes: codes };
    },
    authenticatorRemove: (proof) => {
      prove(proof);
      since = null;
      left = 0;
      return {};
    },
    recoveryCodesMake: (proof) => {
      prove(proof);
      left = 10;
      return { recoveryCodes: codes };
    },
  };
}

const loaders = {
  en: async () => ({ default: en }),
  hr: async () => ({ default: hr }),
  sr: async () => ({ default: sr }),
};

async function show(handlers: FakeHandlers, language: Language = 'en') {
  const shown = await act(() =>
    renderInPlatform(<SecondFactorSection />, {
      api: fakeApi(handlers),
      language,
      messages: { 'org-forms': definition.messages, 'org-forms/account': loaders },
    }),
  );
  return { ...shown, toasts: () => shown.platform.toasts.get().map(({ text }) => text) };
}

const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['en', 'Off: your password', ['app, set up on 20 Nov 2026', '8 recovery codes left']],
  ['hr', 'Isključena: za', ['postavljena 20.', 'Preostalo je 8 kodova']],
  ['sr', 'Isključena: za', ['postavljena: 20.', 'Preostalo je 8 kodova']],
] satisfies [Language, string, string[]][])(
  'the section on two-step sign-in says whether it is on, since when, and how many recovery codes are left (%s)',
  async (language, off, on) => {
    const first = await show(aServer(false), language);
    expect(await screen.findByText(new RegExp(`^${off}`))).toBeVisible();
    first.unmount();
    await show(aServer(true), language);
    const texts = (await screen.findByRole('region')).textContent;
    for (const part of on) expect(texts).toContain(part);
  },
);

it('the section on two-step sign-in warns if the account has no recovery codes left', async () => {
  await show(aServer(true, { recoveryCodes: 0 }));
  expect(await screen.findByText(/Make new ones now/)).toBeVisible();
});

describe('setting up an app', () => {
  it('asks for the password, shows the key as a QR code and as text, asks for the first code, and shows the recovery codes once', async () => {
    const { user, api, toasts } = await show(aServer(false));
    await user.click(await button('Set up an app'));
    expect(screen.queryByLabelText(/Code from the app/)).toBeNull();
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    expect(await screen.findByTitle('QR code with the key')).toBeInTheDocument();
    expect(screen.getByText(secret.match(/.{4}/g)!.join(' '))).toBeVisible();
    await user.type(screen.getByLabelText('Code from the app'), `${right}{Enter}`);
    for (const code of codes) expect(await screen.findByText(code)).toBeVisible();
    expect(toasts()).toEqual(['Two-step sign-in is on.']);
    await user.click(await button('I have saved the codes, continue'));
    expect(screen.queryByText(codes[0]!)).toBeNull();
    expect(await screen.findByText('10 recovery codes left')).toBeVisible();
    expect(api.inputsOf('authenticatorStart')).toEqual([{ password }]);
    expect(api.inputsOf('authenticatorConfirm')).toEqual([{ code: right, language: 'en' }]);
  });

  it('reports a wrong password, a missing code and a wrong code at their fields', async () => {
    const { user } = await show(aServer(false));
    await user.click(await button('Set up an app'));
    await user.type(screen.getByLabelText('Your password'), 'another{Enter}');
    const field = screen.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not your current password/));
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, `${password}{Enter}`);
    const code = await screen.findByLabelText('Code from the app');
    await user.type(code, '{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Enter a code.'));
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or was used before/));
  });

  it('shows above the button a refusal of a field that the form does not show, and can be sent again', async () => {
    let refusals = 0;
    const { user } = await show({
      ...aServer(false),
      authenticatorStart: () => {
        refusals += 1;
        throw refuse('invalid-input', { fields: { code: 'missing' } });
      },
    });
    await user.click(await button('Set up an app'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a code.');
    await user.click(await button('Next'));
    await waitFor(() => expect(refusals).toBe(2));
  });

  it('can be cancelled at each step without any change', async () => {
    const { user, api } = await show(aServer(false));
    await user.click(await button('Set up an app'));
    await user.click(await button('Cancel'));
    await user.click(await button('Set up an app'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    await screen.findByLabelText('Code from the app');
    await user.click(await button('Cancel'));
    expect(await button('Set up an app')).toBeVisible();
    expect(document.activeElement).toContainElement(await button('Set up an app'));
    expect(api.inputsOf('authenticatorConfirm')).toEqual([]);
  });

  it('explains a failure that concerns no field, and keeps the typed password', async () => {
    const { user } = await show({
      ...aServer(false),
      authenticatorStart: () => Promise.reject(refuse('slow-down', { retryAfterSeconds: 30 })),
    });
    await user.click(await button('Set up an app'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much was asked for');
    expect(screen.getByLabelText('Your password')).toHaveValue(password);
  });
});

describe('an account with two-step sign-in', () => {
  const prove = async (
    { user }: Awaited<ReturnType<typeof show>>,
    start: string,
    submit = 'Next',
  ) => {
    await user.click(await button(start));
    await user.type(screen.getByLabelText('Your password'), password);
    await user.type(screen.getByLabelText('Code from the app, or a recovery code'), right);
    await user.click(await button(submit));
  };

  it('needs the password and a code to make new recovery codes', async () => {
    const shown = await show(aServer(true));
    await prove(shown, 'Make new recovery codes');
    expect(await screen.findByText(codes[1]!)).toBeVisible();
    expect(shown.api.inputsOf('recoveryCodesMake')).toEqual([
      { password, code: right, language: 'en' },
    ]);
  });

  it('needs the password and a code to replace the app', async () => {
    const shown = await show(aServer(true));
    await prove(shown, 'Replace the app');
    expect(await screen.findByLabelText('Code from the app')).toBeVisible();
    expect(shown.api.inputsOf('authenticatorStart')).toEqual([{ password, code: right }]);
  });

  it('has no button “Switch off” if a second factor is compulsory', async () => {
    await show(aServer(true, { compulsory: true }));
    expect(await button('Make new recovery codes')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
  });

  it('needs the password and a code to switch two-step sign-in off', async () => {
    const shown = await show(aServer(true));
    await prove(shown, 'Switch off');
    expect(await screen.findByText(/^Off:/)).toBeVisible();
    expect(shown.toasts()).toEqual(['Two-step sign-in is off.']);
  });
});

describe('an account with passkeys', () => {
  const passkeys = [{ id: 3, name: 'Phone', addedAt: '2026-11-20T09:12:00.000Z', usedAt: null }];

  it('shows that no app is set up, and offers to set one up', async () => {
    await show({ ...aServer(false, { passkeys }) });
    expect(await screen.findByText(/^On, without an app:/)).toBeVisible();
    expect(await button('Set up an app')).toBeVisible();
    expect(await button('Make new recovery codes')).toBeVisible();
  });

  it('can remove the app even if a second factor is compulsory', async () => {
    await show(aServer(true, { compulsory: true, passkeys }));
    expect(await button('Remove the app')).toBeVisible();
  });
});

it('recovery codes can be copied and saved as a file', async () => {
  const clicked: string[] = [];
  URL.createObjectURL = () => 'blob:codes';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const { user, toasts } = await show(aServer(false));
  await user.click(await button('Set up an app'));
  await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
  await user.type(await screen.findByLabelText('Code from the app'), `${right}{Enter}`);
  await user.click(await button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
  await waitFor(() => expect(toasts()).toContain('Copied.'));
  await user.click(await button('Save as a file'));
  expect(clicked).toEqual(['recovery-codes.txt blob:codes']);
});
