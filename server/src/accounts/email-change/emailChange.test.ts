/** @engine locks, upserts */
import type { Input } from '@cert/shared/contract';
import { createNextMailSender } from '../../mail/sendNextMail.ts';
import { openMailServer, type ReceivedMail } from '../../mail/testing/openMailServer.ts';
import { readUser } from '../../office/users/user.ts';
import { setAccountDisabled } from '../../office/users/userDisableCommand.ts';
import { testPassword } from '../../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { testProgramme } from '../../testing/testProgramme.ts';

const dayMs = 24 * 60 * 60_000;
const next = 'ana.new@example.com';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const start = (input: Partial<Input<'emailChangeStart'>> = {}) =>
  site.call('client', 'emailChangeStart', {
    email: next,
    password: testPassword,
    language: 'en',
    ...input,
  });
const read = async () => (await site.call('client', 'emailChangeRead', {})).reply.change;
const readEmail = async () =>
  (
    await site.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', site.world.accounts.client)
      .executeTakeFirstOrThrow()
  ).email;
const refusal = (field: string, issue: string) =>
  `{"error":{"code":"invalid-input","details":{"fields":{"${field}":"${issue}"}}}}`;
const ended = refusal('token', 'ended');

/** Sends what is in the outbox. @returns the received mails by address */
async function receiveMails(): Promise<Map<string, string>> {
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
  const plain = ({ to, source }: ReceivedMail) =>
    [to.join(), source.replaceAll('=\r\n', '').replaceAll('=3D', '=')] as const;
  return new Map(mailServer.received.map(plain));
}

/** The tokens of the links that were sent to the present and to the new address. */
async function receiveTokens(): Promise<{ old: string; new: string }> {
  const mails = await receiveMails();
  const tokenIn = (address: string) =>
    /\/en\/email#([\w-]{43})/.exec(mails.get(address) ?? '')?.[1] ?? 'none';
  return { old: tokenIn('client@example.com'), new: tokenIn(next) };
}
const confirm = (token: string) => site.call(null, 'emailChangeConfirm', { token });

const signIn = async (email: string) =>
  (await site.call(null, 'userLogin', { email, password: testPassword })).status;

describe('a change of the e-mail', () => {
  it('is made when both addresses have confirmed it, in either order', async () => {
    for (const order of [['old', 'new'] as const, ['new', 'old'] as const]) {
      await site.reset();
      expect((await start()).status).toBe(200);
      const tokens = await receiveTokens();
      expect((await confirm(tokens[order[0]])).reply).toEqual({ changed: false });
      expect(await readEmail()).toBe('client@example.com');
      expect((await confirm(tokens[order[1]])).reply).toEqual({ changed: true });
      expect(await readEmail()).toBe(next);
      expect(await signIn(next)).toBe(200);
      expect(await signIn('client@example.com')).toBe(400);
    }
  });

  it('ends all sessions and all links that were sent before', async () => {
    await site.call(null, 'passwordLinkSend', { email: 'client@example.com', language: 'en' });
    await start();
    const { old: one, new: other } = await receiveTokens();
    await confirm(one);
    await confirm(other);
    expect((await site.call('client', 'sessionList', {})).status).toBe(401);
    for (const table of ['password_links', 'email_changes', 'email_change_links'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('sends the present address a mail that names the new one, and the new one a mail without the owner’s name', async () => {
    await start();
    const mails = await receiveMails();
    expect([...mails.keys()].sort()).toEqual([next, 'client@example.com']);
    expect(mails.get('client@example.com')).toContain(next);
    for (const source of mails.values()) expect(source).not.toContain(testPassword);
    // The new address may be a stranger's.
    expect(mails.get(next)).not.toContain('Name of client');
  });

  it('shows which address has confirmed it, and ends when it is cancelled', async () => {
    await start({ email: '  Ana.New@Example.com ' });
    expect(await read()).toEqual({ email: next, confirmedByOld: false, confirmedByNew: false });
    const tokens = await receiveTokens();
    await confirm(tokens.old);
    expect(await read()).toEqual({ email: next, confirmedByOld: true, confirmedByNew: false });
    await site.call('client', 'emailChangeCancel', {});
    expect(await read()).toBeNull();
    expect((await confirm(tokens.new)).text).toBe(ended);
    expect(await readEmail()).toBe('client@example.com');
  });

  it('ends an earlier change that is not confirmed yet', async () => {
    await start({ email: 'other@example.org' });
    await start();
    expect(await read()).toMatchObject({ email: next });
    expect((await receiveMails()).has('other@example.org')).toBe(false);
  });

  it('is refused if the password is wrong', async () => {
    expect((await start({ password: 'wrong' })).text).toBe(refusal('password', 'wrong'));
    expect(await read()).toBeNull();
  });

  it.each([
    ['client@example.com', refusal('email', 'unchanged')],
    ['CLIENT@example.com', refusal('email', 'unchanged')],
    ['not an address', refusal('email', 'malformed')],
  ])('is refused if the new e-mail is the present one or malformed: %s', async (email, text) => {
    expect((await start({ email })).text).toBe(text);
  });

  it('to an e-mail that another account has gets the usual reply, but no mail is sent to that e-mail', async () => {
    const { text } = await start({ email: 'lead@example.com' });
    expect(text).toBe((await start()).text);
    await start({ email: 'lead@example.com' });
    const mails = await receiveMails();
    expect([...mails.keys()]).toEqual(['client@example.com']);
  });

  it('is refused at the last confirmation if another account has got the new e-mail meanwhile', async () => {
    await start();
    const tokens = await receiveTokens();
    await confirm(tokens.new);
    await site.db
      .updateTable('accounts')
      .set({ email: next })
      .where('id', '=', site.world.accounts.lead)
      .execute();
    expect((await confirm(tokens.old)).text).toBe(ended);
    expect(await readEmail()).toBe('client@example.com');
  });

  it('ends when the account is disabled, and cannot be confirmed after the account is enabled again', async () => {
    await start();
    const { new: token } = await receiveTokens();
    for (const isDisabled of [true, false]) {
      const stored = await readUser(site.db, 'client@example.com');
      await setAccountDisabled({ db: site.db, stored, isDisabled, at: site.clock.now });
    }
    expect((await confirm(token)).text).toBe(ended);
  });

  it('ends when the password is changed, because somebody else may have started it', async () => {
    await start();
    const { new: token } = await receiveTokens();
    const passwords = { current: testPassword, new: 'a rather long new one' };
    await site.call('client', 'passwordSave', passwords);
    expect((await confirm(token)).text).toBe(ended);
  });

  it('is slowed down after five started changes, so that nobody can have mails sent to many addresses', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await start({ email: `a${times}@example.com` })).status).toBe(200);
    expect((await start()).status).toBe(429);
  });

  it('is recorded in the audit trail; the log contains neither tokens nor the password', async () => {
    await start();
    const tokens = await receiveTokens();
    await confirm(tokens.old);
    await confirm(tokens.new);
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'emailChangeConfirm')
      .execute();
    const id = site.world.accounts.client;
    const subject = `account ${id}`;
    expect(rows).toEqual([{ account_id: id, subject, before: 'client@example.com', after: next }]);
    for (const text of [testPassword, tokens.old, tokens.new])
      expect(site.log.join('')).not.toContain(text);
  });
});

describe('the link that confirms a change', () => {
  it('shows name and present e-mail of the owner only to the present e-mail, not to the new one', async () => {
    await start();
    const tokens = await receiveTokens();
    const read = async (token: string) =>
      (await site.call(null, 'emailChangeLinkRead', { token })).reply;
    expect(await read(tokens.old)).toEqual({
      ...{ name: 'Name of client', from: 'client@example.com', to: next },
    });
    expect(await read(tokens.new)).toEqual({ name: '', from: '', to: next });
  });

  it('can be used twice, but does not change the e-mail without the link of the other address', async () => {
    await start();
    const { old: token } = await receiveTokens();
    for (const _ of [1, 2]) expect((await confirm(token)).reply).toEqual({ changed: false });
  });

  it('is refused after a day, and while the account is disabled', async () => {
    await start();
    const tokens = await receiveTokens();
    const accounts = site.db.updateTable('accounts').where('id', '=', site.world.accounts.client);
    await accounts.set({ disabled_at: site.clock.now }).execute();
    expect((await confirm(tokens.old)).text).toBe(ended);
    await accounts.set({ disabled_at: null }).execute();
    site.clock.now = new Date(site.clock.now.getTime() + dayMs);
    expect((await confirm(tokens.old)).text).toBe(ended);
    expect((await site.call(null, 'emailChangeLinkRead', { token: tokens.new })).text).toBe(ended);
  });

  it('completes the change exactly once if the links of both addresses are used at the same moment', async () => {
    await start();
    const tokens = await receiveTokens();
    const replies = await Promise.all([confirm(tokens.old), confirm(tokens.new)]);
    expect(replies.map(({ reply }) => reply.changed).sort()).toEqual([false, true]);
    expect(await readEmail()).toBe(next);
  });
});

it('where the site sends no mail, the e-mail cannot be changed', async () => {
  const silent = await openTestSite();
  await silent.reset();
  const { error } = await silent.call('client', 'emailChangeStart', {
    email: next,
    password: testPassword,
  });
  expect(error.code).toBe('not-allowed');
  await silent.close();
});
