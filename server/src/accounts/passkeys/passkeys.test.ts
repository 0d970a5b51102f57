/** @engine locks, upserts */
import { sql } from 'kysely';
import type { Input } from '@cert/shared/contract';
import { maxPasskeys } from '@cert/shared/domain';
import { testPassword, type Person } from '../../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import {
  createTestAuthenticator,
  type AuthenticatorDeviation,
} from './testing/createTestAuthenticator.ts';

const origin = 'https://platform.example.com';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const call = () => site.callWith({ origin });
const refusal = (field: string, issue: string) =>
  `{"error":{"code":"invalid-input","details":{"fields":{"${field}":"${issue}"}}}}`;
const wrong = refusal('passkey', 'wrong');

async function start(
  person: Person = 'client',
  proof: Input<'passkeyStart'> = { password: testPassword },
) {
  return (await call()(person, 'passkeyStart', proof)).reply.creation;
}

/** Adds a passkey with the password. @returns its authenticator, and the reply */
async function add(person: Person = 'client', proof?: Input<'passkeyStart'>) {
  const authenticator = createTestAuthenticator(origin);
  const passkey = authenticator.create(await start(person, proof));
  const added = await call()(person, 'passkeyAdd', { passkey, name: 'My phone' });
  expect(added.status).toBe(200);
  return { authenticator, recoveryCodes: added.reply.recoveryCodes };
}

const request = async () => (await call()(null, 'passkeyRequest', {})).reply.request;
const signIn = async (passkey: Input<'passkeyLogin'>['passkey']) =>
  call()(null, 'passkeyLogin', { passkey });
const signInWithPassword = (code?: string) =>
  call()(null, 'userLogin', { email: 'client@example.com', password: testPassword, code });
const read = async (person: Person = 'client') =>
  (await call()(person, 'secondFactorRead', {})).reply;
const listMails = () =>
  site.db
    .selectFrom('outbox')
    .select(['kind', 'detail'])
    .where('kind', '!=', 'new-browser')
    .orderBy('id')
    .execute();

function pass(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

describe('adding a passkey', () => {
  it('makes the passkey a second factor, gives ten recovery codes and queues a mail to the owner', async () => {
    const at = site.clock.now.toISOString();
    const { recoveryCodes } = await add();
    expect(recoveryCodes).toHaveLength(10);
    const passkeys = [{ id: expect.any(Number), name: 'My phone', addedAt: at, usedAt: null }];
    expect(await read()).toEqual({
      ...{ compulsory: false, authenticatorSince: null },
      ...{ passkeys, recoveryCodes: 10 },
    });
    expect(await listMails()).toEqual([{ kind: 'passkey-added', detail: 'My phone' }]);
    expect(await read('lead')).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });

  it('requires the password or an existing passkey; a second passkey brings no new recovery codes', async () => {
    const ask = (proof: Input<'passkeyStart'>) => call()('client', 'passkeyStart', proof);
    expect((await ask({})).text).toBe(refusal('password', 'missing'));
    expect((await ask({ password: 'wrong' })).text).toBe(refusal('password', 'wrong'));
    const { authenticator } = await add();
    expect((await ask({ password: testPassword })).text).toBe(refusal('code', 'missing'));
    const passkey = authenticator.answer(await request());
    expect((await add('client', { passkey })).recoveryCodes).toBeNull();
    expect((await read()).recoveryCodes).toBe(10);
  });

  it('names the passkey after browser and system if the person gives no name', async () => {
    const passkey = createTestAuthenticator(origin).create(await start());
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
    const headers = { origin, 'user-agent': agent };
    await site.callWith(headers)('client', 'passkeyAdd', { passkey, name: '  ' });
    expect((await read()).passkeys).toMatchObject([{ name: 'Firefox · Windows' }]);
  });

  it('lists the existing passkeys in its request, so that an authenticator does not make a second one', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await request());
    expect(await start('client', { passkey })).toMatchObject({
      rp: { id: 'platform.example.com' },
      user: { name: 'client@example.com' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
  });

  it('ends all other sessions, which may have begun with the password alone', async () => {
    const { token } = (await signInWithPassword()).reply;
    await add();
    const query = { action: 'sessionList', authToken: token };
    expect((await site.app.inject({ url: '/api', query })).statusCode).toBe(401);
  });

  it.each<[string, AuthenticatorDeviation]>([
    ['made on a page of another site', { origin: 'https://elsewhere.example.com' }],
    ['made without the fingerprint, face or PIN of a person', { isUserVerified: false }],
  ])('refuses a passkey %s', async (_what, deviation) => {
    const passkey = createTestAuthenticator(origin).create(await start(), deviation);
    expect((await call()('client', 'passkeyAdd', { passkey })).text).toBe(wrong);
    expect((await read()).passkeys).toEqual([]);
  });

  it('refuses a passkey after five minutes, for another account, after a password change and if sent twice', async () => {
    const authenticator = createTestAuthenticator(origin);
    const late = authenticator.create(await start());
    pass(5 * 60_000);
    expect((await call()('client', 'passkeyAdd', { passkey: late })).text).toBe(wrong);
    const passkey = authenticator.create(await start());
    expect((await call()('lead', 'passkeyAdd', { passkey })).text).toBe(wrong);
    const fields = { current: testPassword, new: 'another horse and battery' };
    await call()('client', 'passwordSave', fields);
    expect((await call()('client', 'passkeyAdd', { passkey })).text).toBe(wrong);
    const next = authenticator.create(await start('client', { password: fields.new }));
    expect((await call()('client', 'passkeyAdd', { passkey: next })).status).toBe(200);
    expect((await call()('client', 'passkeyAdd', { passkey: next })).text).toBe(wrong);
  });

  it('refuses a challenge that was made for a sign-in', async () => {
    const creation = { ...(await start()), challenge: (await request()).challenge };
    const passkey = createTestAuthenticator(origin).create(creation);
    expect((await call()('client', 'passkeyAdd', { passkey })).text).toBe(wrong);
  });

  it('refuses a passkey that another account has', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.create(await start('lead'));
    const { error } = await call()('lead', 'passkeyAdd', { passkey });
    expect(error.code).toBe('conflict');
    expect((await read('lead')).recoveryCodes).toBe(0);
  });

  it(`is refused if the account has ${maxPasskeys} passkeys`, async () => {
    const { authenticator } = await add();
    const account_id = site.world.accounts.client;
    const others = Array.from({ length: maxPasskeys - 1 }, (_, index) => ({
      ...{ account_id, credential_id: `other-${index}`, public_key: '', signatures: 0 },
      ...{ transports: [], name: 'other', added_at: site.clock.now },
    }));
    const prove = async () => ({ passkey: authenticator.answer(await request()) });
    const passkey = createTestAuthenticator(origin).create(await start('client', await prove()));
    await site.db.insertInto('passkeys').values(others).execute();
    const added = await call()('client', 'passkeyAdd', { passkey });
    expect(added.error.code).toBe('not-allowed');
    const started = await call()('client', 'passkeyStart', await prove());
    expect(started.error.code).toBe('not-allowed');
  });
});

describe('a sign-in with a passkey', () => {
  it('needs neither password nor code, and stores the time of use', async () => {
    const { authenticator } = await add();
    const { reply } = await signIn(authenticator.answer(await request()));
    const id = site.world.accounts.client;
    const user = { id, email: 'client@example.com', certifier: false };
    expect(reply).toMatchObject({ user });
    const query = { action: 'sessionList', authToken: reply.token };
    expect((await site.app.inject({ url: '/api', query })).statusCode).toBe(200);
    expect((await read()).passkeys[0]?.usedAt).toBe(site.clock.now.toISOString());
    expect(site.signIns).toEqual(['ok']);
  });

  it('returns a device token, and the same token again if the next sign-in sends it', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await request());
    const { device } = (await signIn(passkey)).reply;
    const next = authenticator.answer(await request());
    const again = await call()(null, 'passkeyLogin', { passkey: next, device });
    expect(again.reply.device).toBe(device);
  });

  it('is refused if the call names another account than that of the passkey', async () => {
    const { authenticator } = await add();
    const answer = async (accountId: number) => {
      const passkey = authenticator.answer(await request());
      return (await call()(null, 'passkeyLogin', { passkey, accountId })).text;
    };
    expect(await answer(site.world.accounts.lead)).toBe(wrong);
    expect(await answer(site.world.accounts.client)).toContain('"token"');
  });

  it('can be replaced by the password with a recovery code, but not by the password alone', async () => {
    const { recoveryCodes } = await add();
    expect((await signInWithPassword()).text).toBe(refusal('code', 'no-app'));
    expect((await signInWithPassword('123456')).text).toBe(refusal('code', 'wrong'));
    expect((await signInWithPassword(recoveryCodes?.[0])).status).toBe(200);
  });

  it('works only once for each challenge, even with simultaneous calls', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await request());
    const both = await Promise.all([signIn(passkey), signIn(passkey)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await signIn(passkey)).text).toBe(wrong);
  });

  it('is refused five minutes after the request', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await request());
    pass(5 * 60_000);
    expect((await signIn(passkey)).text).toBe(wrong);
  });

  it.each<[string, AuthenticatorDeviation]>([
    ['a page of another site', { origin: 'https://elsewhere.example.com' }],
    ['an authenticator that has not verified its user', { isUserVerified: false }],
    ['another account', { userHandle: 'AAAA' }],
  ])('is refused from %s', async (_what, deviation) => {
    const { authenticator } = await add();
    expect((await signIn(authenticator.answer(await request(), deviation))).text).toBe(wrong);
    expect(site.signIns).toEqual(['wrong']);
  });

  it('is refused if the authenticator’s counter has not increased, because the key may have been copied', async () => {
    const { authenticator } = await add();
    const answer = async (signatures: number) =>
      signIn(authenticator.answer(await request(), { signatures }));
    expect((await answer(7)).status).toBe(200);
    expect((await answer(7)).text).toBe(wrong);
    expect((await answer(8)).status).toBe(200);
  });

  it('is refused with another key, a forged challenge or an unknown passkey', async () => {
    const { authenticator } = await add();
    const stranger = createTestAuthenticator(origin);
    const asked = await request();
    const forged = { ...stranger.answer(asked), id: authenticator.id };
    expect((await signIn(forged)).text).toBe(wrong);
    const [nonce, until] = Buffer.from(asked.challenge, 'base64url').toString().split('.');
    const challenge = Buffer.from(`${nonce}.${Number(until) + 1}.x`).toString('base64url');
    expect((await signIn(authenticator.answer({ ...asked, challenge }))).text).toBe(wrong);
    expect((await signIn(stranger.answer(asked))).text).toBe(refusal('passkey', 'unknown'));
  });

  it('is refused if the passkey is removed after its answer was verified', async () => {
    const { authenticator } = await add();
    const passkey = authenticator.answer(await request());
    await sql`create function remove_passkey() returns trigger language plpgsql as
    $$ begin delete from passkeys; return null; end $$`.execute(site.db);
    await sql`create trigger remove_passkey after update on passkeys
    for each row execute function remove_passkey()`.execute(site.db);
    const { text } = await signIn(passkey).finally(() =>
      sql`drop function remove_passkey cascade`.execute(site.db),
    );
    expect(text).toBe(wrong);
    expect(site.signIns).toEqual(['wrong']);
  });

  it('still works after a restore, which replaces all signing keys of the server', async () => {
    const { authenticator } = await add();
    await site.db.deleteFrom('signing_keys').execute();
    await site.restart();
    expect((await signIn(authenticator.answer(await request()))).status).toBe(200);
  });

  it('is refused for a disabled account', async () => {
    const { authenticator } = await add();
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.client)
      .execute();
    expect((await signIn(authenticator.answer(await request()))).text).toBe(wrong);
    expect(site.signIns).toEqual(['disabled']);
  });

  it('cannot be requested without an Origin header', async () => {
    expect((await site.call(null, 'passkeyRequest', {})).text).toBe(wrong);
  });
});

describe('removing a passkey', () => {
  const remove = (fields: Partial<Input<'passkeyRemove'>> & { passkeyId: number }) =>
    call()('client', 'passkeyRemove', fields);
  const firstId = async () => (await read()).passkeys[0]?.id ?? 0;

  it('makes the passkey unusable; after the last one, recovery codes end and the password alone signs in', async () => {
    const { authenticator } = await add();
    const passkeyId = await firstId();
    expect((await remove({ passkeyId })).text).toBe(refusal('password', 'missing'));
    const passkey = authenticator.answer(await request());
    expect((await remove({ passkeyId, passkey })).status).toBe(200);
    expect(await read()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect((await signInWithPassword()).status).toBe(200);
    expect((await signIn(authenticator.answer(await request()))).status).toBe(400);
    expect((await listMails()).at(-1)).toMatchObject({ kind: 'second-factor-removed' });
  });

  it('ends all other sessions, because one of them may have begun with this passkey', async () => {
    const { authenticator } = await add();
    const { token } = (await signIn(authenticator.answer(await request()))).reply;
    const passkey = authenticator.answer(await request());
    await remove({ passkeyId: await firstId(), passkey });
    const query = { action: 'sessionList', authToken: token };
    expect((await site.app.inject({ url: '/api', query })).statusCode).toBe(401);
    expect((await read()).passkeys).toEqual([]);
  });

  it('keeps the recovery codes while another passkey is left', async () => {
    const { authenticator } = await add();
    const passkeyId = await firstId();
    const prove = async () => ({ passkey: authenticator.answer(await request()) });
    await add('client', await prove());
    await remove({ passkeyId, ...(await prove()) });
    expect(await read()).toMatchObject({ passkeys: [{ name: 'My phone' }], recoveryCodes: 10 });
    expect((await listMails()).at(-1)).toEqual({ kind: 'passkey-removed', detail: 'My phone' });
  });

  it('does nothing if the passkey belongs to another account', async () => {
    await add('lead');
    const [passkey] = (await read('lead')).passkeys;
    expect((await remove({ passkeyId: passkey?.id ?? 0, password: testPassword })).status).toBe(
      200,
    );
    expect((await read('lead')).passkeys).toEqual([passkey]);
  });
});

it('a passkey of another account is refused as a proof for setting up an authenticator app', async () => {
  const { authenticator } = await add('lead');
  const passkey = authenticator.answer(await request());
  expect((await call()('client', 'authenticatorStart', { passkey })).text).toBe(wrong);
});

it('the log contains no challenge, signature or id of a passkey', async () => {
  const { authenticator } = await add();
  const asked = await request();
  const passkey = authenticator.answer(asked);
  await signIn(passkey);
  const log = site.log.join('');
  for (const secret of [asked.challenge, passkey.response.signature, authenticator.id])
    expect(log).not.toContain(secret);
});
