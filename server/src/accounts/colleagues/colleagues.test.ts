/** @engine locks, upserts */
import type { Input } from '@cert/shared/contract';
import { maxColleagues } from '@cert/shared/domain';
import type { Person } from '../../testing/createTestWorld.ts';
import { setAccountDisabled } from '../../office/users/userDisableCommand.ts';
import { readUser } from '../../office/users/user.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { employ } from '../../testing/employ.ts';
import { createPasswordLink } from '../passwordLinks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(async () => {
  await site.reset();
  await employ(site.db, [site.world.accounts.client]);
  await employ(site.db, [site.world.accounts.stranger], 'sava');
});
afterAll(() => site.close());

const email = 'maja@example.com';
const invite = (given: Partial<Input<'colleagueInvite'>> = {}, person: Person = 'client') =>
  site.call(person, 'colleagueInvite', { name: 'Maja Kovač', email, ...given });
const list = async (person: Person = 'client') =>
  (await site.call(person, 'colleagueList', {})).reply.colleagues;
const remove = (accountId: number, person: Person = 'client') =>
  site.call(person, 'colleagueRemove', { accountId });
const readAccount = (address = email) =>
  site.db.selectFrom('accounts').selectAll().where('email', '=', address).executeTakeFirst();
const refusal = (issue: string) =>
  `{"error":{"code":"invalid-input","details":{"fields":{"email":"${issue}"}}}}`;
const listMails = () =>
  site.db
    .selectFrom('outbox')
    .select(['account_id', 'kind', 'language', 'detail'])
    .orderBy('id')
    .execute();

/** Lets the invited colleague choose a password. @returns the id of the account */
async function choosePassword(address = email): Promise<number> {
  const accountId = (await readAccount(address))?.id ?? 0;
  const at = site.clock.now;
  const link = await site.db
    .transaction()
    .execute((trx) => createPasswordLink(trx, { accountId, kind: 'invitation', at }));
  const chosen = { token: link?.token ?? '', new: 'a rather long new one' };
  expect((await site.call(null, 'passwordChoose', chosen)).status).toBe(200);
  return accountId;
}
const signIn = async (address = email) =>
  site.call(null, 'userLogin', { email: address, password: 'a rather long new one' });

describe('inviting a colleague', () => {
  it('opens an account in the organisation, and queues an invitation and a mail to the caller', async () => {
    expect(await list()).toEqual([]);
    expect((await invite({ email: 'Maja@Example.com', language: 'sr' })).status).toBe(200);
    const { client } = site.world.accounts;
    const account = await readAccount();
    expect(account).toMatchObject({
      ...{ name: 'Maja Kovač', is_certifier: false, password_hash: null },
      organisation_id: (await readAccount('client@example.com'))?.organisation_id,
    });
    const id = account?.id ?? 0;
    expect(await listMails()).toEqual([
      { account_id: id, kind: 'invitation', language: 'sr', detail: null },
      { account_id: client, kind: 'colleague-invited', language: 'sr', detail: email },
    ]);
    expect(await list()).toEqual([
      { id, name: 'Maja Kovač', email, hasPassword: false, invitedUntil: null },
    ]);
  });

  it('lets the colleague choose a password, sign in and see the organisation’s questionnaire', async () => {
    await invite();
    const id = await choosePassword();
    const { token } = (await signIn()).reply;
    const query = { action: 'certifierQuestionnaireList', authToken: token };
    const { body } = await site.app.inject({ url: '/api', query });
    expect(body).toContain(`"id":${site.world.questionnaire}`);
    expect(await list()).toMatchObject([{ id, hasPassword: true, invitedUntil: null }]);
  });

  it('lets the colleague answer: the history names the colleague, also after the removal', async () => {
    await invite();
    const id = await choosePassword();
    const { token: authToken } = (await signIn()).reply;
    const { questionnaire, question } = site.world;
    const questionId = question('future');
    const answers = { [`question_comments_${questionId}`]: { value: true, content: 'Our plan' } };
    const save = { action: 'questionnaireAnswersSave', authToken, id: questionnaire, answers };
    const { statusCode } = await site.app.inject({ method: 'POST', url: '/api', payload: save });
    expect(statusCode).toBe(200);
    await remove(id);
    const of = { id: questionnaire, questionId };
    expect((await site.call('certifier', 'questionnaireHistory', of)).reply).toMatchObject([
      { by: 'Maja Kovač', after: 'Our plan' },
    ]);
  });

  it('is recorded in the audit trail with its author, as is each new membership', async () => {
    await invite();
    const { client: account_id } = site.world.accounts;
    const id = (await readAccount())?.id;
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'action', 'subject', 'questionnaire_id'])
      .where('subject', '=', `account ${id}`)
      .orderBy('id')
      .execute();
    expect(trail).toContainEqual({
      ...{ account_id, action: 'colleagueInvite', subject: `account ${id}` },
      questionnaire_id: null,
    });
    expect(trail).toContainEqual({
      ...{ account_id, action: 'memberAdd', subject: `account ${id}` },
      questionnaire_id: site.world.questionnaire,
    });
  });

  it('can be repeated, with a corrected name, until the colleague has chosen a password', async () => {
    await invite();
    const before = await readAccount();
    expect((await invite({ name: 'Maja Kovač-Horvat' })).status).toBe(200);
    expect(await readAccount()).toEqual({ ...before, name: 'Maja Kovač-Horvat' });
    expect((await listMails()).filter(({ kind }) => kind === 'invitation')).toHaveLength(2);
    await choosePassword();
    expect((await invite()).text).toBe(refusal('there'));
  });

  it('is refused for the e-mail of another account and for a malformed e-mail', async () => {
    expect((await invite({ email: 'certifier@example.com' })).text).toBe(refusal('taken'));
    expect((await invite({ email: 'maja' })).text).toBe(refusal('malformed'));
    expect(await list()).toEqual([]);
  });

  it(`is refused when the organisation has ${maxColleagues} open accounts`, async () => {
    const { organisation_id } = (await readAccount('client@example.com'))!;
    const others = Array.from({ length: maxColleagues - 1 }, (_, index) => ({
      ...{ email: `one-${index}@example.com`, name: 'One', organisation_id },
      ...{ is_certifier: false, password_hash: null, created_at: site.clock.now },
    }));
    await site.db.insertInto('accounts').values(others).execute();
    expect((await invite()).error.code).toBe('not-allowed');
  });

  it('is slowed down after twenty refused invitations, each of which is logged without the e-mail', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await invite({ email: 'lead@example.com' })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
    const refused = site.log.filter((line) => line.includes('"outcome":"refused"'));
    expect(refused).toHaveLength(20);
    expect(refused.join('')).not.toContain('lead@example.com');
  });

  it('is slowed down after twenty invitations, even if the invited colleagues were removed', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await invite({ email: `one-${count}@example.com` })).status);
      for (const { id } of (await list()) ?? []) await remove(id);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('removing a colleague', () => {
  it('disables the account and ends its sessions at once; it is no longer listed and cannot sign in', async () => {
    await invite();
    const id = await choosePassword();
    const { token } = (await signIn()).reply;
    expect((await remove(id)).status).toBe(200);
    const query = { action: 'sessionList', authToken: token };
    expect((await site.app.inject({ url: '/api', query })).statusCode).toBe(401);
    expect((await signIn()).status).toBe(400);
    expect(await list()).toEqual([]);
    expect(await readAccount()).toMatchObject({ id, disabled_at: site.clock.now });
  });

  it('makes the links unusable that the colleague has for choosing a password', async () => {
    await invite();
    const accountId = await choosePassword();
    const link = await site.db
      .transaction()
      .execute((trx) =>
        createPasswordLink(trx, { accountId, kind: 'password-reset', at: site.clock.now }),
      );
    const token = link?.token ?? '';
    expect((await site.call(null, 'passwordLinkRead', { token })).status).toBe(200);
    await remove(accountId);
    expect((await site.call(null, 'passwordLinkRead', { token })).status).toBe(400);
    const chosen = { token, new: 'another rather long one' };
    expect((await site.call(null, 'passwordChoose', chosen)).status).toBe(400);
  });

  it('removes an invitation that waits in the outbox', async () => {
    await invite();
    const id = (await readAccount())?.id ?? 0;
    await remove(id);
    expect((await listMails()).map(({ kind }) => kind)).toEqual([
      'colleague-invited',
      'colleague-removed',
    ]);
  });

  it('can be undone by a new invitation: the same account opens again, without its old password', async () => {
    await invite();
    const id = await choosePassword();
    await remove(id);
    expect((await invite()).status).toBe(200);
    expect(await readAccount()).toMatchObject({ id, disabled_at: null, password_hash: null });
    expect((await signIn()).status).toBe(400);
    await choosePassword();
    expect((await signIn()).status).toBe(200);
  });

  it('keeps the account’s name, even if a later invitation gives another name', async () => {
    await invite();
    await remove(await choosePassword());
    await invite({ name: 'Somebody Else' });
    expect(await readAccount()).toMatchObject({ name: 'Maja Kovač', disabled_at: null });
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'colleagueInvite')
      .orderBy('id')
      .execute();
    const open = { email, name: 'Maja Kovač', isDisabled: false };
    expect(trail).toEqual([
      { before: null, after: open },
      { before: { ...open, isDisabled: true }, after: open },
    ]);
  });

  it('cannot be undone by an invitation once the office has also closed the account', async () => {
    await invite();
    await remove(await choosePassword());
    const { db, clock } = site;
    const stored = await readUser(db, email);
    expect(await setAccountDisabled({ db, stored, isDisabled: true, at: clock.now })).toBe(true);
    expect((await invite()).text).toBe(refusal('taken'));
  });

  it('closes no account if it is the caller’s, a certifier’s or of another organisation, or unknown', async () => {
    const { client, certifier, stranger } = site.world.accounts;
    for (const id of [client, certifier, stranger, 2_000_000_000])
      expect((await remove(id)).status).toBe(200);
    const closed = await site.db
      .selectFrom('accounts')
      .select('id')
      .where('disabled_at', 'is not', null)
      .execute();
    expect(closed).toEqual([]);
  });
});

describe('the right to manage colleagues', () => {
  const isRefused = async (person: Person) => {
    const refused = [await invite({}, person), await remove(1, person)];
    return (
      (await list(person)) === null && refused.every(({ error }) => error.code === 'not-allowed')
    );
  };

  it('is refused to certifiers and to the main certifier', async () => {
    expect(await isRefused('certifier')).toBe(true);
    expect(await isRefused('lead')).toBe(true);
  });

  it('belongs to the first person only; when that account is closed, the next person gets it', async () => {
    await invite();
    await choosePassword();
    const { token } = (await signIn()).reply;
    const readAsMaja = async () => {
      const query = { action: 'colleagueList', authToken: token };
      return (await site.app.inject({ url: '/api', query })).json<{ colleagues: unknown }>();
    };
    expect(await readAsMaja()).toEqual({ colleagues: null });
    const { client } = site.world.accounts;
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', client)
      .execute();
    expect(await readAsMaja()).toEqual({ colleagues: [] });
  });

  it('is not lost to an older account that has never chosen a password', async () => {
    const { organisation_id } = (await readAccount('client@example.com'))!;
    await site.db
      .insertInto('accounts')
      .values({
        ...{ email: 'older@example.com', name: 'Older', organisation_id },
        ...{ is_certifier: false, password_hash: null, created_at: new Date(0) },
      })
      .execute();
    expect(await list()).toMatchObject([{ email: 'older@example.com', hasPassword: false }]);
  });

  it('does not return to a former first person who was removed and invited again', async () => {
    await invite();
    await choosePassword();
    const { client } = site.world.accounts;
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now, closed_by_first_person: true })
      .where('id', '=', client)
      .execute();
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    const { token } = (await signIn()).reply;
    const again = { name: 'First', email: 'client@example.com' };
    const payload = { action: 'colleagueInvite', authToken: token, ...again };
    const invited = await site.app.inject({ method: 'POST', url: '/api', payload });
    expect(invited.statusCode).toBe(200);
    await choosePassword(again.email);
    const second = (await signIn(again.email)).reply;
    const query = { action: 'colleagueList', authToken: second.token };
    const { body } = await site.app.inject({ url: '/api', query });
    expect(body).toBe('{"colleagues":null}');
  });

  it('is refused to the first person if the office forbids it', async () => {
    await site.db.updateTable('organisations').set({ first_person_invites: false }).execute();
    expect(await isRefused('client')).toBe(true);
  });
});

it('on a site that sends no mail, the first person cannot manage colleagues', async () => {
  const other = await openTestSite();
  await other.reset();
  await employ(other.db, [other.world.accounts.client]);
  expect((await other.call('client', 'colleagueList', {})).reply).toEqual({ colleagues: null });
  await other.close();
});
