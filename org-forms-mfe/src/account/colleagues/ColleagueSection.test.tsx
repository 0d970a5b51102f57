import { act, screen, waitFor } from '@testing-library/react';
import type { Reply } from '@cert/shared/contract';
import { maxColleagues, refuse, type Language } from '@cert/shared/domain';
import { aSession, fakeApi, renderInPlatform, type FakeHandlers } from '@cert/shared/testing';
import definition from '../../module.ts';
import { accountMessageLoaders } from '../accountMessageLoaders.ts';
import { ColleagueSection } from './ColleagueSection.tsx';

type Colleague = NonNullable<Reply<'colleagueList'>['colleagues']>[number];

const maja: Colleague = {
  ...{ id: 7, name: 'Maja Kovač', email: 'maja@example.com' },
  ...{ hasPassword: false, invitedUntil: '2026-12-01T09:12:00.000Z' },
};

/** Fakes the server's actions on colleagues. @param given null if the user manages no colleagues */
function aServer(given: Colleague[] | null = []): FakeHandlers {
  let colleagues = given;
  return {
    colleagueList: () => ({ colleagues }),
    colleagueInvite: ({ name, email }) => {
      if (!email.includes('@')) throw refuse('invalid-input', { fields: { email: 'malformed' } });
      const others = colleagues?.filter((one) => one.email !== email) ?? [];
      colleagues = [...others, { ...maja, name, email }];
      return {};
    },
    colleagueRemove: ({ accountId }) => {
      colleagues = colleagues?.filter(({ id }) => id !== accountId) ?? null;
      return {};
    },
  };
}

async function show(
  handlers: FakeHandlers,
  { language = 'en', isCertifier = false }: { language?: Language; isCertifier?: boolean } = {},
) {
  const shown = await act(() =>
    renderInPlatform(<ColleagueSection />, {
      api: fakeApi(handlers),
      session: aSession({ isCertifier }),
      language,
      messages: { 'org-forms': definition.messages, 'org-forms/account': accountMessageLoaders },
    }),
  );
  return { ...shown, toasts: () => shown.platform.toasts.get().map(({ text }) => text) };
}

const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['en', 'Colleagues', 'the link in the e-mail is valid until 1 Dec 2026'],
  ['hr', 'Kolege', 'poveznica vrijedi do 1.'],
  ['sr', 'Kolege', 'rok važenja linka: 1.'],
] satisfies [Language, string, string][])(
  'the section of colleagues lists them, and says until when an invitation is valid (%s)',
  async (language, title, until) => {
    await show(aServer([maja]), { language });
    const region = await screen.findByRole('region', { name: title });
    expect(region).toHaveTextContent('Maja Kovač');
    expect(region).toHaveTextContent(until);
  },
);

it('the section of colleagues is empty for a user who manages none, and requests no list for a certifier', async () => {
  const { container, unmount } = await show(aServer(null));
  expect(container).toBeEmptyDOMElement();
  unmount();
  const { api } = await show(aServer([maja]), { isCertifier: true });
  expect(api.inputsOf('colleagueList')).toEqual([]);
});

describe('inviting a colleague', () => {
  it('sends name and e-mail, and then lists the colleague; the list gets the focus', async () => {
    const { user, api, toasts } = await show(aServer());
    await user.click(await button('Invite a colleague'));
    await user.type(screen.getByLabelText('Name of the colleague'), 'Maja Kovač');
    await user.type(screen.getByLabelText('E-mail of the colleague'), 'maja@example.com{Enter}');
    expect(await screen.findByText('Maja Kovač')).toBeVisible();
    expect(api.inputsOf('colleagueInvite')).toEqual([
      { name: 'Maja Kovač', email: 'maja@example.com', language: 'en' },
    ]);
    expect(toasts()).toEqual(['The invitation is on its way to maja@example.com.']);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Maja Kovač'));
  });

  it.each([
    ['there', 'already has an account'],
    ['taken', 'Contact the programme’s office'],
    ['malformed', 'not an e-mail address'],
    ['of a later server', 'not an e-mail address'],
  ])('explains at the field why the server has refused the e-mail: %s', async (issue, text) => {
    const { user } = await show({
      ...aServer(),
      colleagueInvite: () => Promise.reject(refuse('invalid-input', { fields: { email: issue } })),
    });
    await user.click(await button('Invite a colleague'));
    await user.type(screen.getByLabelText('Name of the colleague'), 'Maja');
    const email = screen.getByLabelText('E-mail of the colleague');
    await user.type(email, 'maja@example.com{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(email).toHaveFocus();
  });

  it('asks for a missing name, explains any other failure, and keeps the typed name', async () => {
    const { user } = await show({
      ...aServer(),
      colleagueInvite: () => Promise.reject(refuse('slow-down', { retryAfterSeconds: 30 })),
    });
    await user.click(await button('Invite a colleague'));
    await user.click(await button('Send the invitation'));
    const name = screen.getByLabelText('Name of the colleague');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter the name/));
    await user.type(name, 'Maja');
    await user.type(screen.getByLabelText('E-mail of the colleague'), 'maja@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much was asked for');
    expect(name).toHaveValue('Maja');
  });

  it('can be repeated for a colleague who has not chosen a password yet', async () => {
    const { user, api } = await show(aServer([maja]));
    await user.click(await button('Invite Maja Kovač again'));
    await waitFor(() => expect(api.inputsOf('colleagueInvite')).toHaveLength(1));
  });

  it('is not offered once the organisation has the maximum number of accounts', async () => {
    const many = Array.from({ length: maxColleagues - 1 }, (_, id) => ({ ...maja, id: id + 10 }));
    await show(aServer(many));
    expect(await screen.findByText(/already has 20 accounts/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  });
});

describe('removing a colleague', () => {
  const colleague = { ...maja, hasPassword: true, invitedUntil: null };

  it('explains the consequences, and needs a confirmation', async () => {
    const { user, api, toasts } = await show(aServer([colleague]));
    await user.click(await button('Remove Maja Kovač'));
    expect(screen.getByText(/Everything that Maja Kovač has written stays/)).toBeVisible();
    await user.click(await button('Cancel'));
    expect(api.inputsOf('colleagueRemove')).toEqual([]);
    await user.click(await button('Remove Maja Kovač'));
    await user.click(await button('Remove Maja Kovač'));
    await waitFor(() => expect(screen.queryByText('Maja Kovač')).toBeNull());
    expect(api.inputsOf('colleagueRemove')).toEqual([{ accountId: 7, language: 'en' }]);
    expect(toasts()).toEqual(['Maja Kovač can no longer sign in.']);
  });

  it('shows a toast if it fails, and the colleague stays in the list', async () => {
    const { user, toasts } = await show({
      ...aServer([colleague]),
      colleagueRemove: () => Promise.reject(refuse('not-allowed')),
    });
    await user.click(await button('Remove Maja Kovač'));
    await user.click(await button('Remove Maja Kovač'));
    expect(await screen.findByText('maja@example.com')).toBeVisible();
    expect(toasts()).toHaveLength(1);
  });
});
