import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@cert/shared/contract';
import { refuse, type Language } from '@cert/shared/domain';
import {
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type FakeHandlers,
} from '@cert/shared/testing';
import { formatAgo, formatDayTime } from '@cert/shared/i18n';
import definition from '../module.ts';
import { AccountPart } from './AccountPart.tsx';

type Sessions = Reply<'sessionList'>['sessions'];

const here: Sessions[number] = {
  ...{ id: 4, current: true, browser: 'Firefox', system: 'Windows', network: '192.0.2.7' },
  startedAt: '2026-11-20T09:12:00.000Z',
  usedAt: '2026-11-20T10:00:00.000Z',
};
const phone = { ...here, id: 5, current: false, browser: 'Safari', system: 'iOS' };
const unknown = { ...here, id: 6, current: false, browser: null, system: null, network: null };

/** Fakes the server's list of sessions, and the actions that end sessions. */
function sessionServer(sessions: Sessions): FakeHandlers {
  let alive = sessions;
  return {
    sessionList: () => ({ sessions: alive }),
    sessionEnd: ({ sessionId }) => {
      alive = alive.filter(({ id }) => id !== sessionId);
      return {};
    },
    sessionEndOthers: () => {
      alive = alive.filter(({ current }) => current);
      return {};
    },
    passwordSave: () => {
      alive = alive.filter(({ current }) => current);
      return {};
    },
  };
}

async function show(handlers: FakeHandlers, language: Language = 'en') {
  const shown = await act(() =>
    renderInPlatform(<AccountPart />, {
      api: fakeApi({ programme: () => aProgramme(), ...handlers }),
      session: aSession({ name: 'Ana Horvat', email: 'ana@example.com' }),
      language,
      messages: { 'org-forms': definition.messages },
    }),
  );
  await screen.findAllByRole('heading', { level: 2 });
  return { ...shown, toasts: () => shown.platform.toasts.get().map(({ text }) => text) };
}

const rows = async () => {
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};

it('the account page shows name and e-mail, and on a site without mail says whom to contact to change the e-mail', async () => {
  await show(sessionServer([here]));
  const details = screen.getByRole('region', { name: 'Name and e-mail' });
  expect(details).toHaveTextContent('Ana Horvat');
  expect(details).toHaveTextContent('ana@example.com');
  expect(details).toHaveTextContent('contact the programme’s office: Vesna Kralj');
});

describe('the list of sessions', () => {
  it.each([
    ['en', 'this browser', 'Unknown browser'],
    ['hr', 'ovaj preglednik', 'Nepoznat preglednik'],
    ['sr', 'ovaj pregledač', 'Nepoznat pregledač'],
  ] satisfies [Language, ...string[]][])(
    'shows browser, system, network, start and last use of each session, and marks the current one (%s)',
    async (language, current, nameless) => {
      await show(sessionServer([here, phone, unknown]), language);
      const [first, second, third] = await rows();
      expect(first).toContain(`Firefox · Windows ${current}`);
      expect(first).toContain('192.0.2.7');
      expect(first).toContain(formatDayTime(here.startedAt, language));
      expect(second).toContain(formatAgo(phone.usedAt, language));
      expect(second).toContain('Safari · iOS');
      expect(second).not.toContain(current);
      expect(third).toContain(nameless);
      expect(third).not.toMatch(/null|192/);
    },
  );

  it('lets the user end any session but the current one; the list is then read again and gets the focus', async () => {
    const { user, api, toasts } = await show(sessionServer([here, phone, unknown]));
    expect(await screen.findAllByRole('button', { name: /^Sign out [A-Z]/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Sign out Safari · iOS/ }));
    expect(api.inputsOf('sessionEnd')).toEqual([{ sessionId: phone.id }]);
    expect(await rows()).toHaveLength(2);
    expect(toasts()).toEqual(['Signed out.']);
    expect(screen.getByRole('list').parentElement).toHaveFocus();
  });

  it('lets the user end all other sessions at once; if only the current one is left, there is no button', async () => {
    const { user } = await show(sessionServer([here, phone, unknown]));
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it('stays unchanged if the server refuses to end a session; a toast appears, and the button keeps the focus', async () => {
    const { user, toasts } = await show({
      ...sessionServer([here, phone]),
      sessionEnd: () => {
        throw refuse('slow-down', { retryAfterSeconds: 10 });
      },
    });
    const button = await screen.findByRole('button', { name: /^Sign out Safari/ });
    await user.click(button);
    expect(toasts()).toHaveLength(1);
    expect(button).toHaveFocus();
    expect(await rows()).toHaveLength(2);
  });

  it('is read again after the user has changed the password, because this ends all other sessions', async () => {
    const { user } = await show(sessionServer([here, phone]));
    await user.type(screen.getByLabelText('Current password'), 'meridian-demo-2026');
    await user.type(screen.getByLabelText('New password'), 'a longer walk by the sea{Enter}');
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the settings for e-mails', () => {
  const mails = (): FakeHandlers => {
    let wanted = true;
    let chosen: Language | null = null;
    return {
      ...sessionServer([here]),
      programme: () => aProgramme({ mail: 1 }),
      mailChoiceList: () => ({
        choices: [
          { kind: 'answers-submitted', wanted: true },
          { kind: 'report-released', wanted },
        ],
        language: chosen,
      }),
      mailChoiceSet: (input) => {
        ({ wanted } = input);
        return {};
      },
      mailLanguageSet: (input) => {
        chosen = input.language;
        return {};
      },
    };
  };

  it.each([
    ['en', 'A report was released'],
    ['hr', 'Izvješće je objavljeno'],
    ['sr', 'Izveštaj je objavljen'],
  ] satisfies [Language, string][])(
    'have a switch for each kind of e-mail (%s)',
    async (language, name) => {
      const { user, api } = await show(mails(), language);
      expect(await screen.findAllByRole('switch')).toHaveLength(2);
      await user.click(screen.getByRole('switch', { name }));
      expect(api.inputsOf('mailChoiceSet')).toEqual([{ kind: 'report-released', wanted: false }]);
      expect(screen.getByRole('switch', { name })).not.toBeChecked();
    },
  );

  it.each([
    ['en', 'Language of the e-mails', 'Serbian', 'The language of your last sign-in'],
    ['hr', 'Jezik poruka', 'srpski', 'Jezik vaše zadnje prijave'],
    ['sr', 'Jezik poruka', 'srpski', 'Jezik vaše poslednje prijave'],
  ] as const)(
    'store the chosen language of the e-mails, or the choice “The language of your last sign-in” (%s)',
    async (...[language, label, serbian, last]) => {
      const { user, api } = await show(mails(), language);
      const select = await screen.findByLabelText(label);
      expect(select).toHaveDisplayValue(last);
      await user.selectOptions(select, serbian);
      await waitFor(() => expect(select).toHaveDisplayValue(serbian));
      await user.selectOptions(select, last);
      await waitFor(() => expect(select).toHaveDisplayValue(last));
      expect(api.inputsOf('mailLanguageSet')).toEqual([{ language: 'sr' }, { language: null }]);
    },
  );

  it('stay unchanged if a choice cannot be stored, and a toast appears', async () => {
    const { user, toasts } = await show({
      ...mails(),
      mailChoiceSet: () => {
        throw refuse('server-error');
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'A report was released' }));
    expect(toasts()).toHaveLength(1);
    expect(screen.getByRole('switch', { name: 'A report was released' })).toBeChecked();
  });

  it('are not offered on a site that sends no e-mails', async () => {
    await show({ ...mails(), programme: () => aProgramme({ mail: 0 }) });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
