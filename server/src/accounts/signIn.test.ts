import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { password, tokenOf } from '../testing/makeWorld.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function pass(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
}

const signIn = (email: string, secret = password, address = '10.0.0.1') =>
  site.callWith({ 'x-forwarded-for': address })(null, 'userLogin', { email, password: secret });

async function isSignedIn(token: string): Promise<boolean> {
  const response = await site.app.inject({
    url: '/api',
    query: { action: 'certifierQuestionnaireList', authToken: token },
  });
  return response.statusCode === 200;
}

describe('signing in', () => {
  it('gives a token of 256 random bits and says who it is', async () => {
    const { reply } = await signIn('  Certifier@Example.com ');
    expect(reply.user).toEqual({
      id: site.world.accounts.certifier,
      name: 'Name of certifier',
      certifier: true,
    });
    expect(Buffer.from(reply.token, 'base64url')).toHaveLength(32);
    expect(await isSignedIn(reply.token)).toBe(true);
  });

  it('stores no token that could be used', async () => {
    const { reply } = await signIn('client@example.com');
    const rows = await site.db.selectFrom('tokens').select('hash').execute();
    expect(rows.map((row) => row.hash)).not.toContain(reply.token);
  });

  it('refuses an unknown e-mail, a closed account and a wrong password with the same bytes', async () => {
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.lead)
      .execute();
    const wrong = await signIn('client@example.com', 'wrong');
    expect(wrong.status).toBe(400);
    expect(wrong.error).toEqual({
      code: 'invalid-input',
      details: { fields: { password: 'wrong' } },
    });
    expect((await signIn('nobody@example.com')).text).toBe(wrong.text);
    expect((await signIn('lead@example.com')).text).toBe(wrong.text);
  });
});

describe('guessing', () => {
  it('is slowed down after five failures, with the seconds to wait, and not by the right password', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('client@example.com', 'wrong');
    const refused = await signIn('client@example.com');
    expect(refused.status).toBe(429);
    expect(refused.error).toEqual({ code: 'slow-down', details: { retryAfterSeconds: 5 } });
    expect(refused.headers['retry-after']).toBe('5');
    pass(5_000);
    expect((await signIn('client@example.com')).status).toBe(200);
    expect((await signIn('client@example.com', 'wrong')).status).toBe(400);
  });

  it('of many at the same moment gets no more tries', async () => {
    const tries = Array.from({ length: 12 }, () => signIn('client@example.com', 'wrong'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('at one address does not lock the account out at another', async () => {
    for (let failure = 0; failure < 6; failure += 1) await signIn('client@example.com', 'wrong');
    expect((await signIn('client@example.com', password, '10.0.0.2')).status).toBe(200);
  });

  it('through many accounts slows the address down', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 21; guess += 1)
      statuses.add((await signIn(`guess${guess}@example.com`, 'wrong')).status);
    expect([...statuses]).toEqual([400, 429]);
    expect((await signIn('client@example.com')).status).toBe(429);
  });

  it('is forgotten after a day, but not by a restart', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('client@example.com', 'wrong');
    const rows = await site.db
      .selectFrom('sign_in_failures')
      .select(['bucket', 'failures'])
      .execute();
    expect(rows.map((row) => row.failures)).toEqual([5, 5]);
    expect(JSON.stringify(rows)).not.toContain('client@');
    pass(25 * hourMs);
    for (let failure = 0; failure < 5; failure += 1)
      expect((await signIn('client@example.com', 'wrong')).status).toBe(400);
  });
});

describe('a session', () => {
  it('ends after twelve hours without a call, and lives on with calls', async () => {
    pass(11 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(true);
    pass(11 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(true);
    expect(await isSignedIn(tokenOf('certifier'))).toBe(false);
    pass(12 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
  });

  it('ends after seven days however much it is used', async () => {
    for (let half = 0; half < 14; half += 1) {
      expect(await isSignedIn(tokenOf('client'))).toBe(true);
      pass(11.9 * hourMs);
    }
    pass(1.4 * hourMs);
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
  });

  it('notes its last use at most once a minute', async () => {
    const usedAt = async () =>
      (
        await site.db
          .selectFrom('tokens')
          .select('used_at')
          .where('account_id', '=', site.world.accounts.client)
          .executeTakeFirstOrThrow()
      ).used_at.getTime();
    const before = await usedAt();
    pass(minuteMs - 1);
    await isSignedIn(tokenOf('client'));
    expect(await usedAt()).toBe(before);
    pass(1);
    await isSignedIn(tokenOf('client'));
    expect(await usedAt()).toBe(before + minuteMs);
  });

  it('ends by signing out, this one alone', async () => {
    const { reply } = await signIn('client@example.com');
    await site.call('client', 'userLogout', {});
    expect(await isSignedIn(tokenOf('client'))).toBe(false);
    expect(await isSignedIn(reply.token)).toBe(true);
    expect((await site.call('client', 'userLogout', {})).status).toBe(401);
  });
});
