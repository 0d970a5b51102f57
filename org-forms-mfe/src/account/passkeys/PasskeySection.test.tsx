import { act, screen, waitFor } from '@testing-library/react';
import type { Input, Reply } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import { askForPasskey, canUsePasskeys, makePasskey } from '@cert/shared/passkeys';
import { aSession, fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../../module.ts';
import { accountMessageLoaders } from '../accountMessageLoaders.ts';
import { PasskeySection } from './PasskeySection.tsx';

jest.mock('@cert/shared/passkeys', () => ({
  askForPasskey: jest.fn(),
  canUsePasskeys: jest.fn(),
  makePasskey: jest.fn(),
}));

type Factor = Reply<'secondFactorRead'>;

const password = 'the right one';
const codes = ['k7wd-2mfa-9xqr-c4hn-pt3e-v8sj'];
const aPasskey = { id: 3, name: 'Phone', addedAt: '2026-11-20T09:12:00.000Z', usedAt: null };
const creation = { challenge: 'c3RhcnQ' } as Reply<'passkeyStart'>['creation'];
const made: Input<'passkeyAdd'>['passkey'] = {
  id: 'bmV3',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
const answer: Input<'passkeyLogin'>['passkey'] = {
  id: 'b2xk',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(canUsePasskeys).mockReturnValue(true);
  jest.mocked(makePasskey).mockResolvedValue({ answer: made });
  jest.mocked(askForPasskey).mockResolvedValue({ answer });
});

/** Fakes the server's actions on the passkeys of one account. */
function aServer(given: Partial<Factor> = {}): FakeHandlers {
  let state: Factor = {
    ...{ compulsory: false, authenticatorSince: null, recoveryCodes: 0, passkeys: [] },
    ...given,
  };
  return {
    secondFactorRead: () => state,
    passkeyRequest: () => ({ request: { challenge: 'YXNr' } as never }),
    passkeyStart: (proof) => {
      if (!proof.passkey && proof.password !== password)
        throw refuse('invalid-input', { fields: { password: 'wrong' } });
      return { creation };
    },
    passkeyAdd: ({ name = '' }) => {
      const isFirst = state.passkeys.length === 0 && state.authenticatorSince === null;
      state = { ...state, passkeys: [...state.passkeys, { ...aPasskey, id: 4, name }] };
      return { recoveryCodes: isFirst ? codes : null };
    },
    passkeyRemove: ({ passkeyId }) => {
      state = { ...state, passkeys: state.passkeys.filter(({ id }) => id !== passkeyId) };
      return {};
    },
  };
}

async function show(handlers: FakeHandlers, language: Language = 'en') {
  const shown = await act(() =>
    renderInPlatform(<PasskeySection />, {
      api: fakeApi(handlers),
      session: aSession({ email: 'ana@example.com' }),
      language,
      messages: { 'org-forms': definition.messages, 'org-forms/account': accountMessageLoaders },
    }),
  );
  return { ...shown, toasts: () => shown.platform.toasts.get().map(({ text }) => text) };
}

const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['en', 'Passkeys', 'Added on 20 Nov 2026'],
  ['hr', 'Pristupni ključevi', 'Dodan 20.'],
  ['sr', 'Pristupni ključevi', 'Dodat: 20.'],
] satisfies [Language, string, string][])(
  'the section of passkeys lists the name of each passkey and the day on which it was added (%s)',
  async (language, title, added) => {
    await show(aServer({ passkeys: [aPasskey] }), language);
    const region = await screen.findByRole('region', { name: title });
    expect(region).toHaveTextContent('Phone');
    expect(region).toHaveTextContent(added);
  },
);

describe('adding a passkey', () => {
  it('asks for the password and a name, opens the browser’s dialog, and shows the first recovery codes', async () => {
    const { user, api, toasts } = await show(aServer());
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    await user.type(await screen.findByLabelText(/^Name of the passkey/), 'My phone');
    await user.click(await button('Create the passkey'));
    expect(await screen.findByText(codes[0]!)).toBeVisible();
    expect(makePasskey).toHaveBeenLastCalledWith(creation);
    expect(api.inputsOf('passkeyAdd')).toEqual([
      { passkey: made, name: 'My phone', language: 'en' },
    ]);
    expect(toasts()).toEqual(['The passkey is added.']);
    await user.click(await button('I have saved the codes, continue'));
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('My phone');
  });

  it('can be confirmed with an existing passkey instead of the password, and then shows no recovery codes', async () => {
    const { user, api } = await show(aServer({ passkeys: [aPasskey], recoveryCodes: 10 }));
    await user.click(await button('Add a passkey'));
    await user.click(await button('Confirm with a passkey'));
    await user.click(await button('Create the passkey'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(api.inputsOf('passkeyStart')).toEqual([{ passkey: answer }]);
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it.each([
    ['cancelled', /passkey was not finished/],
    ['known', /already has a passkey for this account/],
    ['unusable', /cannot use a passkey here/],
    ['unreachable', /cannot be reached/],
  ] as const)(
    'explains why the browser has not created a passkey, and can be tried again: %s',
    async (failure, text) => {
      jest.mocked(makePasskey).mockResolvedValue({ failure });
      const { user, api } = await show(aServer());
      await user.click(await button('Add a passkey'));
      await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
      await user.click(await button('Create the passkey'));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(api.inputsOf('passkeyAdd')).toEqual([]);
      jest.mocked(makePasskey).mockResolvedValue({ answer: made });
      await user.click(await button('Create the passkey'));
      expect(await screen.findByText(codes[0]!)).toBeVisible();
    },
  );

  it('explains a name that is too long, and a refusal by the server', async () => {
    const { user, toasts } = await show({
      ...aServer(),
      passkeyAdd: () => Promise.reject(refuse('invalid-input', { fields: { passkey: 'wrong' } })),
    });
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    const name = await screen.findByLabelText(/^Name of the passkey/);
    await user.click(name);
    await user.paste('x'.repeat(61));
    await user.click(await button('Create the passkey'));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/At most 60 characters/));
    await user.clear(name);
    await user.click(await button('Create the passkey'));
    expect(await button('Add a passkey')).toBeVisible();
    expect(toasts()).toEqual([expect.stringContaining('too much time has passed')]);
  });

  it('shows the stored passkey after a lost reply, and does not create a second one, which would replace it', async () => {
    const server = aServer();
    const { user } = await show({
      ...server,
      passkeyAdd: async (input) => {
        await server.passkeyAdd?.(input);
        throw new Error('the connection ended');
      },
    });
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    await user.type(await screen.findByLabelText(/^Name of the passkey/), 'Phone{Enter}');
    expect(await button('Remove the passkey Phone')).toBeVisible();
    expect(makePasskey).toHaveBeenCalledTimes(1);
  });

  it('is sent only once if Enter is pressed again before the server has replied', async () => {
    let add: () => void = () => undefined;
    const { user, api } = await show({
      ...aServer(),
      passkeyAdd: () =>
        new Promise((resolve) => {
          add = () => resolve({ recoveryCodes: codes });
        }),
    });
    await user.click(await button('Add a passkey'));
    await user.type(screen.getByLabelText('Your password'), `${password}{Enter}`);
    const name = await screen.findByLabelText(/^Name of the passkey/);
    await user.type(name, 'Phone{Enter}{Enter}');
    await act(async () => add());
    expect(await screen.findByText(codes[0]!)).toBeVisible();
    expect(api.inputsOf('passkeyAdd')).toHaveLength(1);
  });

  it('is not offered if the browser cannot use passkeys on this page', async () => {
    jest.mocked(canUsePasskeys).mockReturnValue(false);
    await show(aServer({ passkeys: [aPasskey] }));
    expect(await screen.findByText('This browser cannot use passkeys here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('removing a passkey', () => {
  it('can be confirmed with a passkey', async () => {
    const { user, api, toasts } = await show(aServer({ passkeys: [aPasskey] }));
    await user.click(await button('Remove the passkey Phone'));
    await user.click(await button('Confirm with a passkey'));
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(api.inputsOf('passkeyRemove')).toEqual([
      { passkey: answer, passkeyId: 3, language: 'en' },
    ]);
    expect(toasts()).toEqual(['The passkey is removed.']);
  });

  it('can also be confirmed with the password and a code, for example after the passkey dialog was cancelled', async () => {
    jest.mocked(askForPasskey).mockResolvedValue({ failure: 'cancelled' });
    const { user, api } = await show(aServer({ passkeys: [aPasskey] }));
    await user.click(await button('Remove the passkey Phone'));
    await user.click(await button('Confirm with a passkey'));
    expect(await screen.findByRole('alert')).toHaveTextContent('passkey was not finished');
    await user.type(screen.getByLabelText('Your password'), password);
    await user.type(screen.getByLabelText('Code from the app, or a recovery code'), codes[0]!);
    await user.click(await button('Next'));
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(api.inputsOf('passkeyRemove')).toMatchObject([{ password, code: codes[0] }]);
  });

  it('is not offered for the last second factor of a user who must have one', async () => {
    await show(aServer({ passkeys: [aPasskey], compulsory: true }));
    expect(await screen.findByText('Phone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});
