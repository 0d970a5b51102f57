import { recordStatements } from '../testing/recordStatements.ts';
import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(async () => {
  await site.reset();
  const { certifier, lead } = site.world.accounts;
  const change = (id: number, row: { password_hash?: null; disabled_at?: Date }) =>
    site.db.updateTable('accounts').set(row).where('id', '=', id).execute();
  await change(certifier, { password_hash: null });
  await change(lead, { disabled_at: site.clock.now });
});
afterAll(() => site.close());

const ask = (email: string, from = '192.0.2.7') =>
  site.callWith({ 'x-forwarded-for': from })(null, 'passwordLinkSend', { email, language: 'sr' });
const readOutbox = () =>
  site.db.selectFrom('outbox').select(['account_id', 'kind', 'language']).orderBy('id').execute();

/** One e-mail for each state of an account, and one without an account. */
const emails = {
  known: 'client@example.com',
  invited: 'certifier@example.com',
  disabled: 'lead@example.com',
  unknown: 'nobody@example.com',
};

describe('asking for a link because of a forgotten password', () => {
  it('sends the owner a link, whatever the capitals of the e-mail, and an invited person the invitation again', async () => {
    await ask('Client@Example.com');
    await ask(emails.invited);
    const { client, certifier } = site.world.accounts;
    expect(await readOutbox()).toEqual([
      { account_id: client, kind: 'password-reset', language: 'sr' },
      { account_id: certifier, kind: 'invitation', language: 'sr' },
    ]);
  });

  it('sends nothing to a disabled account or an unknown e-mail', async () => {
    await ask(emails.disabled);
    await ask(emails.unknown);
    expect(await readOutbox()).toEqual([]);
  });

  it('does not tell whether the account exists: reply, names of headers and SQL statements are the same', async () => {
    const heard = [];
    for (const email of Object.values(emails)) {
      const stop = recordStatements(site.db);
      const { status, text, headers } = await ask(email);
      heard.push({ status, text, headers: Object.keys(headers), statements: stop() });
    }
    expect(heard[0]).toMatchObject({ status: 200, text: '{}' });
    expect(heard[0]!.statements.join()).toContain('insert into "outbox"');
    for (const other of heard.slice(1)) expect(other).toEqual(heard[0]);
  });

  it('is slowed down after five requests for one e-mail, whether the account exists or not', async () => {
    for (const email of [emails.known, emails.unknown]) {
      for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(200);
      const refused = await ask(email, '198.51.100.7');
      expect(refused).toMatchObject({
        status: 429,
        error: { code: 'slow-down', details: { retryAfterSeconds: 5 } },
      });
    }
    expect(await readOutbox()).toHaveLength(5);
    const events = site.log.map((line) => JSON.parse(line) as { [field: string]: unknown });
    expect(events.filter(({ event }) => event === 'password-link').at(-1)).toMatchObject({
      outcome: 'slowed',
      network: '198.51.100.7',
    });
    for (const email of Object.values(emails)) expect(site.log.join('')).not.toContain(email);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::2'],
  ])('is slowed down after twenty requests from one network (%s)', async (from, neighbour) => {
    for (let time = 0; time < 20; time += 1)
      expect((await ask(`nobody${time}@example.com`, from)).status).toBe(200);
    expect((await ask(emails.known, neighbour)).status).toBe(429);
    expect((await ask(emails.known, '203.0.113.9')).status).toBe(200);
  });

  it('never slows a sign-in down', async () => {
    for (let time = 0; time < 25; time += 1) await ask(emails.known);
    const signIn = await site.callWith({ 'x-forwarded-for': '192.0.2.7' })(null, 'userLogin', {
      email: emails.known,
      password: testPassword,
    });
    expect(signIn.status).toBe(200);
  });
});

it('the reply of “programme” says whether the site sends mail; if not, asking for a link queues no mail', async () => {
  expect((await site.call(null, 'programme', {})).reply.mail).toBe(1);
  const without = await openTestSite();
  await without.reset();
  expect((await without.call(null, 'programme', {})).reply.mail).toBe(0);
  const asked = await without.call(null, 'passwordLinkSend', { email: emails.known });
  expect(asked.status).toBe(200);
  expect(await without.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  await without.close();
});
