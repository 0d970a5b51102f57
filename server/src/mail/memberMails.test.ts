import { testProgramme } from '../testing/testProgramme.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testPassword, type Person } from '../testing/createTestWorld.ts';
import { createNextMailSender } from './sendNextMail.ts';
import { openMailServer, type ReceivedMail } from './testing/openMailServer.ts';

const team = ['certifier', 'certifier2', 'lead'] as const;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;

/** The mails in the outbox as "kind to person". */
async function readOutbox(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('outbox as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['o.kind', 'a.email', 'o.questionnaire_id'])
    .where('o.kind', '!=', 'new-browser')
    .execute();
  expect(rows.map((row) => row.questionnaire_id)).toEqual(rows.map(() => id()));
  return rows.map(({ kind, email }) => `${kind} to ${email.replace('@example.com', '')}`).sort();
}

/** Sends everything that is in the outbox. @returns what the mail server received */
async function sendAll(): Promise<ReceivedMail[]> {
  await site.db.deleteFrom('outbox').where('kind', '=', 'new-browser').execute();
  const mailServer = await openMailServer();
  const sendNext = createNextMailSender({
    db: site.db,
    transport: mailServer.openTransport(),
    programme: testProgramme,
    origin: 'https://platform.example.com',
    now: () => site.clock.now,
    logEvent: () => undefined,
  });
  while ((await sendNext()) !== 'none');
  await mailServer.close();
  return mailServer.received;
}

const submit = () => site.call('client', 'questionnaireSubmit', { id: id() });
async function finalizeAs(person: Person): Promise<void> {
  await gradeAreasAs(site, person, 3);
  await site.call(person, 'certifierFinalizeGrades', { id: id() });
}
const release = (released: boolean) =>
  site.call('lead', 'reportReleaseSet', { id: id(), released });
const choose = (person: Person, wanted: boolean) =>
  site.call(person, 'mailChoiceSet', { kind: 'answers-submitted', wanted });

describe('a mail about a questionnaire', () => {
  it('tells the organisation and the team that the answers were submitted, and nobody else', async () => {
    await submit();
    expect(await readOutbox()).toEqual(
      ['certifier', 'certifier2', 'client', 'lead'].map((one) => `answers-submitted to ${one}`),
    );
  });

  it('about the submission is not sent again if a second submission is refused', async () => {
    await submit();
    const before = await readOutbox();
    expect((await submit()).status).not.toBe(200);
    expect(await readOutbox()).toEqual(before);
  });

  it('tells only the main certifier that everybody has finalized, and nobody before that', async () => {
    await finalizeAs('lead');
    await finalizeAs('certifier');
    expect(await readOutbox()).toEqual([]);
    await finalizeAs('certifier2');
    await site.call('certifier2', 'certifierFinalizeGrades', { id: id() });
    expect(await readOutbox()).toEqual(['all-finalized to lead']);
  });

  it('about the finalization of everybody is not sent when the main certifier is the last to finalize', async () => {
    await finalizeAs('certifier');
    await finalizeAs('certifier2');
    await finalizeAs('lead');
    expect(await readOutbox()).toEqual([]);
  });

  it('that says that everybody has finalized is removed if a finalization is reset before it is sent', async () => {
    for (const person of ['lead', 'certifier', 'certifier2'] as const) await finalizeAs(person);
    const accountId = site.world.accounts.certifier;
    await site.call('lead', 'certifierFinalizationReset', { id: id(), accountId, reason: 'slip' });
    expect(await readOutbox()).toEqual([]);
  });

  it('tells the organisation that its report was released, and is removed if the release is taken back', async () => {
    for (const person of team) await finalizeAs(person);
    await release(true);
    await release(true);
    expect(await readOutbox()).toEqual(['report-released to client']);
    await release(false);
    expect(await readOutbox()).toEqual([]);
  });

  it('is not sent to the organisation while its questionnaire is hidden from it', async () => {
    for (const person of team) await finalizeAs(person);
    const setting = { id: id(), setting: 'active', value: false } as const;
    await site.call('lead', 'questionnaireSettingUpdate', setting);
    await release(true);
    expect(await readOutbox()).toEqual([]);
  });

  it('is in the language in which its reader last signed in, or in Croatian if there is none', async () => {
    const signIn = { email: 'certifier@example.com', password: testPassword };
    await site.call(null, 'userLogin', { ...signIn, language: 'sr' });
    await site.call(null, 'userLogin', signIn);
    await submit();
    const rows = await site.db
      .selectFrom('outbox')
      .select(['account_id', 'language'])
      .where('kind', '=', 'answers-submitted')
      .orderBy('account_id')
      .execute();
    const { client, certifier, certifier2, lead } = site.world.accounts;
    const expected: [number, string][] = [
      [client, 'hr'],
      [certifier, 'sr'],
      [certifier2, 'hr'],
      [lead, 'hr'],
    ];
    expect(rows.map((row) => [row.account_id, row.language])).toEqual(
      expected.sort(([one], [other]) => one - other),
    );
  });

  it('names organisation and year, links to its page, and tells mail programs where it can be switched off', async () => {
    await submit();
    const [{ source: folded }] = (await sendAll()) as [ReceivedMail];
    const source = folded.replaceAll('=\r\n', '');
    expect(source).toContain('Subject: Jadran 2026: odgovori su predani');
    expect(source).toContain('List-Unsubscribe: <https://platform.example.com/account>');
    const body = source.slice(source.indexOf('\r\n\r\n'));
    expect(new Set(body.match(/https:[^\s"<]+/g))).toEqual(
      new Set([`https://platform.example.com/${id()}/about`]),
    );
  });

  it('is not sent to somebody whose account is disabled', async () => {
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.certifier2)
      .execute();
    await submit();
    expect(await readOutbox()).not.toContain('answers-submitted to certifier2');
  });
});

describe('a mail about a questionnaire that waits in the outbox', () => {
  const readReceivers = async () =>
    (await sendAll()).flatMap(({ to }) => to.map((one) => one.split('@')[0])).sort();

  it('is sent to all its readers if nothing has changed meanwhile', async () => {
    await submit();
    expect(await readReceivers()).toEqual(['certifier', 'certifier2', 'client', 'lead']);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'has left the team',
      'certifier',
      () =>
        site.db
          .deleteFrom('members')
          .where('account_id', '=', site.world.accounts.certifier)
          .execute(),
    ],
    [
      'cannot open the questionnaire any more',
      'client',
      () => {
        const setting = { id: id(), setting: 'active', value: false } as const;
        return site.call('lead', 'questionnaireSettingUpdate', setting);
      },
    ],
    ['has switched such mails off', 'certifier2', () => choose('certifier2', false)],
  ])('is not sent to somebody who %s', async (_what, person, change) => {
    await submit();
    await change();
    expect(await readReceivers()).toEqual(
      ['certifier', 'certifier2', 'client', 'lead'].filter((one) => one !== person),
    );
  });
});

describe('the choice of mails', () => {
  const readChoices = async (person: Person) =>
    (await site.call(person, 'mailChoiceList', {})).reply.choices.map(
      ({ kind, wanted }) => `${kind} ${wanted ? 'on' : 'off'}`,
    );

  it('offers the kinds of mails that the person’s role can get, all switched on at first', async () => {
    expect(await readChoices('client')).toEqual([
      'answers-due on',
      'answers-submitted on',
      'report-released on',
    ]);
    const ofTeam = ['answers-submitted on', 'answers-changed on', 'note-written on'];
    expect(await readChoices('certifier')).toEqual(ofTeam);
    expect(await readChoices('lead')).toEqual([...ofTeam, 'all-finalized on']);
  });

  it('includes a language, which replaces the language of the last sign-in until it is cleared', async () => {
    const readLanguage = async () =>
      (await site.call('certifier', 'mailChoiceList', {})).reply.language;
    const signIn = { email: 'certifier@example.com', password: testPassword };
    await site.call(null, 'userLogin', { ...signIn, language: 'sr' });
    expect(await readLanguage()).toBeNull();
    for (const [chosen, expected] of [
      ['en', 'en'],
      [null, 'sr'],
    ] as const) {
      await site.call('certifier', 'mailLanguageSet', { language: chosen });
      expect(await readLanguage()).toBe(chosen);
      await submit();
      const { language } = await site.db
        .selectFrom('outbox')
        .select('language')
        .where('account_id', '=', site.world.accounts.certifier)
        .where('kind', '=', 'answers-submitted')
        .executeTakeFirstOrThrow();
      expect(language).toBe(expected);
      await site.db.deleteFrom('outbox').execute();
      await site.db.updateTable('questionnaires').set({ is_locked: false }).execute();
    }
  });

  it('switches a kind of mail off for this person only, until the person switches it on again', async () => {
    await choose('certifier', false);
    await choose('certifier', false);
    expect(await readChoices('certifier')).toContain('answers-submitted off');
    expect(await readChoices('certifier2')).toContain('answers-submitted on');
    await submit();
    expect(await readOutbox()).toEqual(
      ['certifier2', 'client', 'lead'].map((one) => `answers-submitted to ${one}`),
    );
    await choose('certifier', true);
    expect(await readChoices('certifier')).toContain('answers-submitted on');
  });
});
