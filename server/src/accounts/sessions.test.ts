import type { Reply } from '@cert/shared/contract';
import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

const minute = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const signIn = async (email = 'client@example.com', headers: { [name: string]: string } = {}) => {
  const call = site.callWith({ 'x-forwarded-for': '192.0.2.7', ...headers });
  return (await call(null, 'userLogin', { email, password: testPassword })).reply.token;
};

async function list(token?: string): Promise<Reply<'sessionList'>['sessions']> {
  if (token === undefined) return (await site.call('client', 'sessionList', {})).reply.sessions;
  const query = { action: 'sessionList', authToken: token };
  return (await site.app.inject({ url: '/api', query })).json().sessions;
}

const isAlive = async (token: string) => {
  const query = { action: 'certifierQuestionnaireList', authToken: token };
  return (await site.app.inject({ url: '/api', query })).statusCode === 200;
};

describe('the list of sessions', () => {
  it('shows for each session its start, its last use, the browser, the system and the network', async () => {
    const at = site.clock.now.toISOString();
    const token = await signIn(undefined, { 'user-agent': firefox });
    site.clock.now = new Date(site.clock.now.getTime() + 10 * minute);
    expect(await list(token)).toEqual([
      {
        id: expect.any(Number),
        current: true,
        browser: 'Firefox',
        system: 'Linux',
        network: '192.0.2.7',
        startedAt: at,
        usedAt: site.clock.now.toISOString(),
      },
      expect.objectContaining({ current: false, browser: null, system: null, network: null }),
    ]);
  });

  it('begins with the caller’s own session; the others follow, the last used first', async () => {
    await signIn();
    site.clock.now = new Date(site.clock.now.getTime() + minute);
    await signIn();
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(Date.parse(sessions[1]!.usedAt) - Date.parse(sessions[2]!.usedAt)).toBe(minute);
  });

  it('contains no session of another account and no expired session', async () => {
    await signIn('lead@example.com');
    expect(await list()).toHaveLength(1);
    await signIn();
    site.clock.now = new Date(site.clock.now.getTime() + 11 * 60 * minute);
    await list();
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60 * minute);
    expect(await list()).toHaveLength(1);
  });

  it('contains neither tokens nor their hashes', async () => {
    const token = await signIn();
    const { text } = await site.call('client', 'sessionList', {});
    const hashes = await site.db.selectFrom('tokens').select('hash').execute();
    for (const secret of [token, ...hashes.map(({ hash }) => hash)])
      expect(text).not.toContain(secret);
  });
});

describe('ending sessions', () => {
  it('ends the named session, and no other', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const [own] = await list(first);
    expect((await site.call('client', 'sessionEnd', { sessionId: own!.id })).reply).toEqual({});
    expect(await isAlive(first)).toBe(false);
    expect(await isAlive(second)).toBe(true);
    expect(await list()).toHaveLength(2);
  });

  it('leaves a session of another account open, but replies as if it had ended it', async () => {
    const token = await signIn('lead@example.com');
    const [foreign] = await list(token);
    const { status, reply } = await site.call('client', 'sessionEnd', { sessionId: foreign!.id });
    expect({ status, reply }).toEqual({ status: 200, reply: {} });
    expect(await isAlive(token)).toBe(true);
  });

  it('ends all sessions of the account except the caller’s own', async () => {
    const [first, second, foreign] = [
      await signIn(),
      await signIn(),
      await signIn('lead@example.com'),
    ];
    await site.call('client', 'sessionEndOthers', {});
    expect(await Promise.all([first, second, foreign].map(isAlive))).toEqual([false, false, true]);
    expect(await list()).toMatchObject([{ current: true }]);
  });

  it('is logged with the number of ended sessions', async () => {
    await signIn();
    await site.call('client', 'sessionEndOthers', {});
    const events = site.log.map((line) => JSON.parse(line) as { [field: string]: unknown });
    expect(events.find(({ event }) => event === 'sessions-end')).toMatchObject({
      sessionsEnded: 1,
      accountId: site.world.accounts.client,
    });
  });
});
