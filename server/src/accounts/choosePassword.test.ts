/** @engine locks */
import { inTransaction } from '../database/inTransaction.ts';
import { setAccountDisabled } from '../office/users/userDisableCommand.ts';
import { readUser } from '../office/users/user.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { testPassword, type Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { createPasswordLink, type PasswordLinkKind } from './passwordLinks.ts';

const next = 'a rather long new one';
const hourMs = 3_600_000;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

async function makeLink(kind: PasswordLinkKind, person: Person = 'client'): Promise<string> {
  const accountId = site.world.accounts[person];
  if (kind === 'invitation')
    await site.db
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', accountId)
      .execute();
  const link = await inTransaction(site.db, (trx) =>
    createPasswordLink(trx, { accountId, kind, at: site.clock.now }),
  );
  return link!.token;
}

const choose = (token: string, chosen = next) =>
  site.call(null, 'passwordChoose', { token, new: chosen, language: 'sr' });
const signIn = (password: string, email = 'client@example.com') =>
  site.call(null, 'userLogin', { email, password });
const pass = (ms: number) => (site.clock.now = new Date(site.clock.now.getTime() + ms));
const readLinks = () => site.db.selectFrom('password_links').selectAll().execute();
const ended = {
  status: 400,
  error: { code: 'invalid-input', details: { fields: { token: 'ended' } } },
};

describe('a link for choosing a password', () => {
  it.each([['invitation'], ['password-reset']] as const)(
    'shows the name and e-mail of its owner, who can choose a password and sign in with it (%s)',
    async (kind) => {
      const token = await makeLink(kind);
      expect((await site.call(null, 'passwordLinkRead', { token })).reply).toEqual({
        kind,
        name: 'Name of client',
        email: 'client@example.com',
      });
      expect(await choose(token)).toMatchObject({ status: 200, reply: {} });
      expect((await signIn(testPassword)).status).toBe(400);
      expect((await signIn(next)).status).toBe(200);
    },
  );

  it('is stored as a hash only', async () => {
    const token = await makeLink('password-reset');
    const links = await readLinks();
    expect(links).toMatchObject([{ hash: sha256Hex(token), kind: 'password-reset' }]);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it.each([
    ['invitation', 72],
    ['password-reset', 1],
  ] as const)('is valid for a limited time: %s for %d hours', async (kind, hours) => {
    const token = await makeLink(kind);
    pass(hours * hourMs - 1);
    expect((await site.call(null, 'passwordLinkRead', { token })).status).toBe(200);
    pass(1);
    expect(await site.call(null, 'passwordLinkRead', { token })).toMatchObject(ended);
    expect(await choose(token)).toMatchObject(ended);
  });

  it('works only once, even if two people use it at the same moment', async () => {
    const token = await makeLink('password-reset');
    const tries = await Promise.all([choose(token), choose(token, 'quite another long one')]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await choose(token)).toMatchObject(ended);
    expect(await site.call(null, 'passwordLinkRead', { token })).toMatchObject(ended);
  });

  it('ends when another link of the same account is used; links of other accounts stay valid', async () => {
    const [first, second] = [await makeLink('password-reset'), await makeLink('password-reset')];
    const ofOther = await makeLink('password-reset', 'lead');
    await choose(second);
    expect(await choose(first)).toMatchObject(ended);
    expect((await choose(ofOther)).status).toBe(200);
  });

  it('ends when its owner changes the password', async () => {
    const token = await makeLink('password-reset');
    const passwords = { current: testPassword, new: 'another rather long one' };
    expect((await site.call('client', 'passwordSave', passwords)).status).toBe(200);
    expect(await choose(token)).toMatchObject(ended);
  });

  it('ends when the account is disabled, and does not work again when the account is enabled again', async () => {
    const token = await makeLink('password-reset');
    for (const isDisabled of [true, false]) {
      const stored = await readUser(site.db, 'client@example.com');
      await setAccountDisabled({ db: site.db, stored, isDisabled, at: site.clock.now });
      expect(await choose(token)).toMatchObject(ended);
    }
  });

  it('is not made if the account is disabled, has a password (invitation) or has none (password reset)', async () => {
    const make = (kind: PasswordLinkKind, person: Person) =>
      inTransaction(site.db, (trx) =>
        createPasswordLink(trx, {
          accountId: site.world.accounts[person],
          kind,
          at: site.clock.now,
        }),
      );
    expect(await make('invitation', 'client')).toBeUndefined();
    const stored = await readUser(site.db, 'lead@example.com');
    await setAccountDisabled({ db: site.db, stored, isDisabled: true, at: site.clock.now });
    expect(await make('password-reset', 'lead')).toBeUndefined();
    await makeLink('invitation');
    expect(await make('password-reset', 'client')).toBeUndefined();
  });

  it('is not made for a queued mail that was removed because the owner has chosen a password meanwhile', async () => {
    await site.call(null, 'passwordLinkSend', { email: 'client@example.com' });
    const make = (mailId: number) =>
      inTransaction(site.db, (trx) =>
        createPasswordLink(trx, {
          accountId: site.world.accounts.client,
          kind: 'password-reset',
          at: site.clock.now,
          mailId,
        }),
      );
    const { id } = await site.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    expect(await make(id)).toBeDefined();
    await choose(await makeLink('password-reset'));
    expect(await make(id)).toBeUndefined();
  });

  it('is refused as ended if it was never made, and as malformed if its token has the wrong form', async () => {
    expect(await choose('x'.repeat(43))).toMatchObject(ended);
    const malformed = await site.call(null, 'passwordLinkRead', { token: '../etc' });
    expect(malformed.error).toMatchObject({
      code: 'invalid-input',
      details: { fields: { token: 'malformed' } },
    });
  });
});

describe('choosing a password by a link', () => {
  it.each([
    ['too-short', 'elevenchars'],
    ['is-common', 'password1234'],
    ['is-email', 'client@example.com'],
    ['has-own-word', 'we love Jadran so much'],
    ['has-own-word', 'TESTMARK-2026-!'],
  ])(
    'is refused as %s when the password is %j, and the link stays valid',
    async (issue, chosen) => {
      const token = await makeLink('password-reset');
      const { error } = await choose(token, chosen);
      expect(error).toEqual({ code: 'invalid-input', details: { fields: { new: issue } } });
      expect((await choose(token)).status).toBe(200);
    },
  );

  it('ends all sessions of the account and no session of another account', async () => {
    await choose(await makeLink('password-reset'));
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(401);
    expect((await site.call('lead', 'certifierQuestionnaireList', {})).status).toBe(200);
  });

  it('queues a mail to the owner, in the page’s language, if there was a password before', async () => {
    const readOutbox = () => site.db.selectFrom('outbox').select(['kind', 'language']).execute();
    await choose(await makeLink('invitation'));
    expect(await readOutbox()).toEqual([]);
    await choose(await makeLink('password-reset'));
    expect(await readOutbox()).toEqual([{ kind: 'password-changed', language: 'sr' }]);
  });

  it('leaves neither token nor password in the audit trail or in the log', async () => {
    const token = await makeLink('password-reset');
    await site.call(null, 'passwordLinkRead', { token });
    await choose(token, 'short');
    await choose(token);
    await choose(token);
    const trail = await site.db.selectFrom('audit_log').selectAll().execute();
    const accountId = site.world.accounts.client;
    expect(trail.at(-1)).toMatchObject({
      account_id: accountId,
      action: 'passwordChoose',
      subject: `account ${accountId}`,
      before: null,
      after: { by: 'password-reset' },
    });
    const events = site.log
      .map((line) => JSON.parse(line) as { [field: string]: unknown })
      .filter(({ event }) => event === 'password-link');
    expect(events).toMatchObject([
      { outcome: 'used', accountId, kind: 'password-reset', sessionsEnded: 1 },
      { outcome: 'ended', network: '127.0.0.1' },
    ]);
    for (const secret of [token, next, 'short'])
      expect(JSON.stringify(trail) + site.log.join('')).not.toContain(secret);
  });
});
