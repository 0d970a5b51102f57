import { sql } from 'kysely';
import { testPassword, tokenOf } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const secretText = 'Our people told us something in confidence';

async function saveComment(content: string) {
  return site.call('client', 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: { [`question_comments_${site.world.question('strategy')}`]: { value: true, content } },
  });
}

/** Makes every save of an answer fail in the database, with the saved text in the error message. */
async function breakSaving(): Promise<void> {
  await sql`create function break_saving() returns trigger language plpgsql as
    $$ begin raise exception 'cannot save %', new.content; end $$`.execute(site.db);
  await sql`create trigger break_saving before insert on responses
    for each row execute function break_saving()`.execute(site.db);
}

async function mendSaving(): Promise<void> {
  await sql`drop function if exists break_saving cascade`.execute(site.db);
}

describe('the log', () => {
  afterEach(mendSaving);

  it('never contains a token, a password or an answer, even if a call is malformed or fails', async () => {
    const signedIn = await site.call(null, 'userLogin', {
      email: 'client@example.com',
      password: testPassword,
    });
    await site.call(null, 'userLogin', { email: 'client@example.com', password: 'wrong secret' });
    await site.call('client', 'info', { id: site.world.questionnaire });
    await saveComment(secretText);
    await saveComment('x'.repeat(10_001));
    await site.app.inject(`/api?action=info&authToken=${tokenOf('client')}%zz`);
    await site.app.inject(`/%zz?authToken=${tokenOf('client')}`);
    await site.app.inject(`/nowhere?authToken=${tokenOf('client')}`);
    await breakSaving();
    const failed = await saveComment(`${secretText} again`);
    expect(failed.status).toBe(500);

    const log = site.log.join('');
    expect(log).toContain('questionnaireAnswersSave');
    for (const secret of [
      signedIn.reply.token,
      tokenOf('client'),
      testPassword,
      'wrong secret',
      secretText,
      'xxxx',
      'authToken',
    ])
      expect(log).not.toContain(secret);
  });

  it('records each sign-in with its outcome, account and network, and nothing that was typed', async () => {
    const email = 'client@example.com';
    const typed = ['the right one is another', 'my secret as e-mail', 'lead@example.com'];
    const signIn = (fields: object, from = '192.0.2.7') =>
      site.callWith({ 'x-forwarded-for': from })(null, 'userLogin', {
        email,
        password: testPassword,
        ...fields,
      });
    const { reply } = await signIn({});
    await signIn({ device: reply.device }, '2001:db8:1:2::9');
    await signIn({ password: typed[0]! });
    // The password is typed into the e-mail field, so the server sees an unknown e-mail.
    await signIn({ email: typed[1]!, password: typed[0]! });
    await site.db
      .updateTable('accounts')
      .set({ disabled_at: site.clock.now })
      .where('id', '=', site.world.accounts.lead)
      .execute();
    await signIn({ email: typed[2]! });
    for (let failure = 0; failure < 4; failure += 1) await signIn({ password: typed[0]! });
    await signIn({});
    await site.call('client', 'passwordSave', { current: typed[0]!, new: 'quite another one' });
    await site.call('client', 'passwordSave', { current: testPassword, new: 'quite another one' });
    await site.call('client', 'userLogout', {});

    const accountId = site.world.accounts.client;
    const network = '192.0.2.7';
    const events = site.log
      .map((line) => JSON.parse(line) as { [field: string]: unknown })
      .filter(({ event }) => event !== undefined);
    const shown = events.map(({ event, outcome, accountId: id, network: from, by }) =>
      event === 'sign-in' ? [outcome, id, from, by] : [event, outcome, id],
    );
    const wrong = ['wrong', accountId, network, 'nothing'];
    expect(shown).toEqual([
      ['ok', accountId, network, 'nothing'],
      ['ok', accountId, '2001:db8:1:2::/64', 'device'],
      wrong,
      ['wrong', undefined, network, 'nothing'],
      ['disabled', site.world.accounts.lead, network, 'nothing'],
      ...[wrong, wrong, wrong, wrong],
      ['slowed', undefined, network, 'nothing'],
      ['password-change', 'wrong', accountId],
      ['password-change', 'ok', accountId],
      ['sign-out', undefined, accountId],
    ]);
    expect(events.at(-2)).toMatchObject({ sessionsEnded: 2 });
    for (const { requestId } of events) expect(requestId).toEqual(expect.any(String));
    expect(site.signIns).toEqual([
      ...['ok', 'ok', 'wrong', 'wrong', 'disabled'],
      ...['wrong', 'wrong', 'wrong', 'wrong', 'slowed'],
    ]);
    const secrets = [...typed, email, testPassword, 'quite another one', reply.token, reply.device];
    for (const secret of secrets) expect(site.log.join('')).not.toContain(secret);
  });

  it('has the request’s id on every line; the reply to a failed call gives the same id', async () => {
    await breakSaving();
    const { error, text } = await saveComment(secretText);
    expect(JSON.parse(text)).toEqual({
      error: { code: 'server-error', details: { requestId: expect.any(String) } },
    });
    const lines = site.log.map((line) => JSON.parse(line) as { [field: string]: unknown });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.requestId).toBe(error.details!['requestId']);
    expect(lines[0]).toMatchObject({
      action: 'questionnaireAnswersSave',
      accountId: site.world.accounts.client,
      err: { type: 'error', message: '', code: 'P0001', stack: expect.stringContaining('at ') },
    });
  });

  it('records the outcome of each request', async () => {
    await site.app.inject('/healthz?secret=1');
    expect(JSON.parse(site.log.at(-1)!)).toMatchObject({
      method: 'GET',
      path: '/healthz',
      status: 200,
      msg: 'answered',
    });
  });

  it('records why a call was refused, for which questionnaire and from which network', async () => {
    await site.call('stranger', 'info', { id: site.world.questionnaire });
    expect(JSON.parse(site.log.at(-1)!)).toMatchObject({
      action: 'info',
      accountId: site.world.accounts.stranger,
      questionnaireId: site.world.questionnaire,
      status: 404,
      refusal: 'not-found',
      network: '127.0.0.1',
    });
    await site.call('client', 'info', { id: 'my secret' as never });
    const line = site.log.at(-1)!;
    expect(JSON.parse(line)).toMatchObject({ status: 400, refusal: 'invalid-input' });
    expect(line).not.toContain('my secret');
  });

  it('is the only record of a failed change: the database stores neither the answer nor an audit row', async () => {
    await breakSaving();
    await saveComment(secretText);
    const { rows } = await sql`select from audit_log where action = 'questionnaireAnswersSave'
      union all select from responses`.execute(site.db);
    expect(rows).toHaveLength(0);
  });
});
