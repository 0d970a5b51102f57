/** @engine locks, upserts */
import { Secret, TOTP } from 'otpauth';
import type { Input } from '@cert/shared/contract';
import { testPassword } from '../../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';

const stepMs = 30_000;
const wrongCode = '000000';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

function pass(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

/** The code that the person's app shows at the server's time, or a number of 30 s steps before or after it. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = site.clock.now.getTime() + steps * stepMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

const start = (proof: Partial<Input<'authenticatorStart'>> = {}) =>
  site.call('client', 'authenticatorStart', { password: testPassword, ...proof });
const confirm = (code: string) => site.call('client', 'authenticatorConfirm', { code });
const read = async () => (await site.call('client', 'secondFactorRead', {})).reply;

/** Sets up an app, and moves the clock on to a new code, because the first one is used up. */
async function setUp(proof: Partial<Input<'authenticatorStart'>> = {}) {
  const { secret } = (await start(proof)).reply;
  const { recoveryCodes } = (await confirm(codeOf(secret))).reply;
  pass(2 * stepMs);
  return { secret, recoveryCodes };
}

const signIn = (input: Partial<Input<'userLogin'>> = {}, address = '10.0.0.1') =>
  site.callWith({ 'x-forwarded-for': address })(null, 'userLogin', {
    email: 'client@example.com',
    password: testPassword,
    ...input,
  });
/** Signs in with this code. @returns `ok`, or the text of the refusal */
const trySignIn = async (code?: string) => {
  const { status, text } = await signIn({ code });
  return status === 200 ? 'ok' : text;
};
const refusal = (field: string, issue: string) =>
  `{"error":{"code":"invalid-input","details":{"fields":{"${field}":"${issue}"}}}}`;

const countFailures = async () =>
  (await site.db.selectFrom('sign_in_failures').selectAll().execute()).length;
const readMails = async () =>
  site.db
    .selectFrom('outbox')
    .select(['account_id', 'kind', 'detail'])
    .where('kind', '!=', 'new-browser')
    .orderBy('id')
    .execute();

describe('setting up an authenticator app', () => {
  it('takes effect with the first right code: the password alone is then no longer enough', async () => {
    const { secret, address } = (await start()).reply;
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(await read()).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 });
    expect(await trySignIn()).toBe('ok');
    const at = site.clock.now.toISOString();
    expect((await confirm(codeOf(secret))).reply.recoveryCodes).toHaveLength(10);
    expect(await read()).toEqual({
      ...{ compulsory: false, authenticatorSince: at },
      ...{ passkeys: [], recoveryCodes: 10 },
    });
    pass(stepMs);
    expect(await trySignIn()).toBe(refusal('code', 'missing'));
    expect(await trySignIn(codeOf(secret))).toBe('ok');
  });

  it('is refused if the password is wrong', async () => {
    expect((await start({ password: 'wrong' })).text).toBe(refusal('password', 'wrong'));
  });

  it('cannot be completed with a wrong code, before it was started, or 15 minutes after its start', async () => {
    expect((await confirm(wrongCode)).text).toBe(refusal('code', 'ended'));
    const { secret } = (await start()).reply;
    expect((await confirm(wrongCode)).text).toBe(refusal('code', 'wrong'));
    pass(15 * 60_000);
    expect((await confirm(codeOf(secret))).text).toBe(refusal('code', 'ended'));
    expect((await read()).authenticatorSince).toBeNull();
  });

  it('requires a code of the earlier app if there is one; that app works until the new one is confirmed', async () => {
    const first = await setUp();
    expect((await start()).text).toBe(refusal('code', 'missing'));
    expect((await start({ code: wrongCode })).text).toBe(refusal('code', 'wrong'));
    const { secret } = (await start({ code: codeOf(first.secret) })).reply;
    pass(stepMs);
    expect(await trySignIn(codeOf(first.secret))).toBe('ok');
    const { recoveryCodes } = (await confirm(codeOf(secret))).reply;
    pass(stepMs);
    expect(await trySignIn(codeOf(first.secret))).toBe(refusal('code', 'wrong'));
    expect(await trySignIn(first.recoveryCodes[0])).toBe(refusal('code', 'wrong'));
    expect(await trySignIn(recoveryCodes[0])).toBe('ok');
  });

  it('ends all other sessions, which may have begun with the password alone', async () => {
    const { token } = (await signIn()).reply;
    const isAlive = async () => {
      const query = { action: 'sessionList', authToken: token };
      return (await site.app.inject({ url: '/api', query })).statusCode === 200;
    };
    const { secret } = (await start()).reply;
    expect(await isAlive()).toBe(true);
    await confirm(codeOf(secret));
    expect(await isAlive()).toBe(false);
    expect((await read()).authenticatorSince).not.toBeNull();
  });

  it('is slowed down after five wrong codes: even the right code is then refused', async () => {
    const { secret } = (await start()).reply;
    for (let tries = 0; tries < 5; tries += 1) await confirm(wrongCode);
    expect((await confirm(codeOf(secret))).status).toBe(429);
  });

  it('changes nothing for other accounts', async () => {
    await setUp();
    expect((await signIn({ email: 'lead@example.com' })).status).toBe(200);
    expect((await site.call('lead', 'secondFactorRead', {})).reply.authenticatorSince).toBeNull();
  });
});

describe('a code of the app', () => {
  it.each([
    [-2, refusal('code', 'wrong')],
    [-1, 'ok'],
    [0, 'ok'],
    [1, 'ok'],
    [2, refusal('code', 'wrong')],
  ])('shown %i × 30 s from now gets this reply at a sign-in: %s', async (steps, outcome) => {
    const { secret } = await setUp();
    expect(await trySignIn(codeOf(secret, steps))).toBe(outcome);
  });

  it('may be typed with a blank in the middle', async () => {
    const { secret } = await setUp();
    expect(await trySignIn(codeOf(secret).replace(/^.../, '$& '))).toBe('ok');
  });

  it('works once, and no earlier code works after it', async () => {
    const { secret } = await setUp();
    const [earlier, code] = [codeOf(secret, -1), codeOf(secret)];
    expect(await trySignIn(code)).toBe('ok');
    expect(await trySignIn(code)).toBe(refusal('code', 'wrong'));
    expect(await trySignIn(earlier)).toBe(refusal('code', 'wrong'));
  });

  it('that was used to set up the app cannot be used again to sign in', async () => {
    const { secret } = (await start()).reply;
    const code = codeOf(secret);
    await confirm(code);
    expect(await trySignIn(code)).toBe(refusal('code', 'wrong'));
  });

  it('sent by two simultaneous sign-ins is accepted from only one of them', async () => {
    const { secret } = await setUp();
    const both = [trySignIn(codeOf(secret)), trySignIn(codeOf(secret))];
    expect((await Promise.all(both)).filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  it('is not asked for while the password is wrong', async () => {
    const { secret } = await setUp();
    for (const code of [undefined, codeOf(secret)])
      expect((await signIn({ password: 'wrong', code })).text).toBe(refusal('password', 'wrong'));
  });
});

describe('a recovery code', () => {
  it('signs in once, typed in capitals or without hyphens; a mail tells the owner how many codes are left', async () => {
    const { recoveryCodes } = await setUp();
    const [code = '', other = ''] = recoveryCodes;
    expect(await trySignIn(code.toUpperCase().replaceAll('-', ' '))).toBe('ok');
    expect(await trySignIn(code)).toBe(refusal('code', 'wrong'));
    expect(await trySignIn(other.replaceAll('-', ''))).toBe('ok');
    expect((await read()).recoveryCodes).toBe(8);
    const account_id = site.world.accounts.client;
    expect((await readMails()).slice(1)).toEqual([
      { account_id, kind: 'recovery-code-used', detail: '9' },
      { account_id, kind: 'recovery-code-used', detail: '8' },
    ]);
  });

  it('ends when new codes are made, which requires the password and a code of the app', async () => {
    const { recoveryCodes, secret } = await setUp();
    const make = (code?: string, password = testPassword) =>
      site.call('client', 'recoveryCodesMake', { password, code });
    expect((await make()).text).toBe(refusal('code', 'missing'));
    expect((await make(codeOf(secret), 'wrong')).text).toBe(refusal('password', 'wrong'));
    const { reply } = await make(codeOf(secret));
    expect(reply.recoveryCodes).toHaveLength(10);
    expect(await trySignIn(recoveryCodes[0])).toBe(refusal('code', 'wrong'));
    expect(await trySignIn(reply.recoveryCodes[0])).toBe('ok');
  });

  it('cannot be made for an account without a second factor', async () => {
    const made = await site.call('client', 'recoveryCodesMake', { password: testPassword });
    expect(made.error.code).toBe('conflict');
  });
});

describe('removing the second factor', () => {
  const remove = (code?: string) =>
    site.call('client', 'authenticatorRemove', { password: testPassword, code });

  it('requires the password and a code; after that the password alone signs in', async () => {
    const { secret, recoveryCodes } = await setUp();
    expect((await remove()).text).toBe(refusal('code', 'missing'));
    expect((await remove(wrongCode)).text).toBe(refusal('code', 'wrong'));
    expect((await remove(codeOf(secret))).status).toBe(200);
    expect(await read()).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 });
    expect(await trySignIn()).toBe('ok');
    expect(await trySignIn(recoveryCodes[0])).toBe('ok');
    expect((await remove()).status).toBe(200);
  });

  it('with a recovery code also tells the owner that this code was used', async () => {
    const { recoveryCodes } = await setUp();
    expect((await remove(recoveryCodes[0])).status).toBe(200);
    expect((await readMails()).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['second-factor-set', null],
      ['recovery-code-used', '9'],
      ['second-factor-removed', null],
    ]);
  });

  it('is told to the owner by mail and recorded in the audit trail, like setting it up, without secrets', async () => {
    const { secret, recoveryCodes } = await setUp();
    await remove(codeOf(secret));
    expect((await readMails()).map(({ kind }) => kind)).toEqual([
      'second-factor-set',
      'second-factor-removed',
    ]);
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'before', 'after'])
      .orderBy('id')
      .execute();
    const row = { subject: `account ${site.world.accounts.client}`, before: null, after: null };
    expect(trail.slice(-2)).toEqual([
      { action: 'authenticatorConfirm', ...row },
      { action: 'authenticatorRemove', ...row },
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(site.log.join('')).not.toContain(text);
  });
});

describe('wrong codes', () => {
  /** Sends wrong codes until a wait is required. */
  async function guess(device?: string, address?: string): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1)
      if ((await signIn({ code: wrongCode, device }, address)).status === 429) return;
    throw new Error('nobody slowed this down');
  }

  it('delay sign-ins on unknown devices in every network, and no proof of work can skip the wait', async () => {
    const { secret } = await setUp();
    await guess();
    const { status, error } = await signIn({ code: codeOf(secret) }, '10.9.9.9');
    expect(status).toBe(429);
    expect(error.details).toEqual({ retryAfterSeconds: expect.any(Number) });
  });

  it('do not delay the owner on a known device', async () => {
    const { secret } = await setUp();
    const { device } = (await signIn({ code: codeOf(secret) })).reply;
    pass(stepMs);
    await guess();
    expect((await signIn({ code: codeOf(secret), device }, '10.9.9.9')).status).toBe(200);
  });

  it('on several known devices delay sign-ins on all of these devices, after twenty wrong codes in total', async () => {
    const devices: string[] = [];
    for (let count = 0; count < 7; count += 1) devices.push((await signIn()).reply.device);
    await setUp();
    const statuses: number[] = [];
    for (const device of devices)
      for (let tries = 0; tries < 4; tries += 1)
        statuses.push((await signIn({ code: wrongCode, device })).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 8 }, () => 429));
  });

  it('at sign-ins do not delay somebody who is signed in and changes the second factor', async () => {
    const { secret } = await setUp();
    await guess();
    expect((await start({ code: codeOf(secret) })).status).toBe(200);
  });

  it('delay the next sign-in, whose refusal does not count as another failure', async () => {
    const { secret } = await setUp();
    await guess();
    const before = await site.db.selectFrom('sign_in_failures').selectAll().execute();
    expect((await signIn({ code: codeOf(secret) })).status).toBe(429);
    const after = await site.db.selectFrom('sign_in_failures').selectAll().execute();
    const counts = (rows: typeof before) =>
      Object.fromEntries(rows.map(({ bucket, failures }) => [bucket, failures]));
    expect(counts(after)).toEqual(counts(before));
  });

  it('still count if the right password is sent without a code in between', async () => {
    await setUp();
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn({ code: wrongCode }, `10.0.${tries}.1`);
      await signIn({}, `10.0.${tries}.1`);
    }
    expect((await signIn({ code: wrongCode }, '10.9.9.9')).status).toBe(429);
  });

  it('sent with changes of the second factor delay further changes', async () => {
    await setUp();
    for (let tries = 0; tries < 5; tries += 1) await start({ code: wrongCode });
    expect((await start({ code: wrongCode })).status).toBe(429);
  });
});

it('a two-step sign-in is not counted as a failure while only its code is missing', async () => {
  const { secret } = await setUp();
  expect(await trySignIn()).toBe(refusal('code', 'missing'));
  expect(await countFailures()).toBe(0);
  await signIn({ password: 'wrong' });
  const before = await countFailures();
  await trySignIn();
  expect(await countFailures()).toBe(before);
  expect(await trySignIn(codeOf(secret))).toBe('ok');
  expect(site.signIns.slice(-2)).toEqual(['second-factor-missing', 'ok']);
});
