import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testPassword } from '../testing/createTestWorld.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const save = (next: string, current = testPassword) =>
  site.call('client', 'passwordSave', { current, new: next });

describe('changing the password', () => {
  it('stores the new password, invalidates the old one and ends the account’s other sessions', async () => {
    const other = await site.call(null, 'userLogin', {
      email: 'client@example.com',
      password: testPassword,
    });
    expect(await save('a rather long new one')).toMatchObject({ status: 200, reply: {} });
    const signIn = (secret: string) =>
      site.call(null, 'userLogin', { email: 'client@example.com', password: secret });
    expect((await signIn(testPassword)).status).toBe(400);
    expect((await signIn('a rather long new one')).status).toBe(200);
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(200);
    const withOther = await site.app.inject({
      url: '/api',
      query: { action: 'certifierQuestionnaireList', authToken: other.reply.token },
    });
    expect(withOther.statusCode).toBe(401);
  });

  it('is recorded in the audit trail without either password', async () => {
    await save('a rather long new one');
    const rows = await site.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'passwordSave')
      .execute();
    expect(rows).toMatchObject([
      { account_id: site.world.accounts.client, before: null, after: null },
    ]);
  });

  it.each([
    ['too-short', 'elevenchars'],
    ['is-common', 'password1234'],
    ['is-common', 'Lozinka-2026!'],
    ['is-common', 'aaaaaaaaaaaaa'],
    ['is-email', 'Client@Example.com'],
    ['unchanged', testPassword],
    ['has-own-word', 'we love Jadran so much'],
    ['has-own-word', 'TESTMARK-2026-!'],
    ['has-own-word', 'the-testers-win'],
    ['has-own-word', 'a client like any'],
    ['is-common', 'meridian-demo-2026'],
    ['is-common', 'Meridian-Demo-2026'],
  ])('is refused as %s when the new password is %j', async (issue, next) => {
    const { status, error } = await save(next);
    expect(status).toBe(400);
    expect(error).toEqual({ code: 'invalid-input', details: { fields: { new: issue } } });
  });

  it('is refused when the current password is wrong; after five such tries the user must wait', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      const { error } = await save('a rather long new one', 'wrong');
      expect(error).toEqual({ code: 'invalid-input', details: { fields: { current: 'wrong' } } });
    }
    expect((await save('a rather long new one')).status).toBe(429);
  });
});

describe('a mail about a changed password', () => {
  const readOutbox = (from: TestSite) =>
    from.db.selectFrom('outbox').select(['account_id', 'kind', 'language']).execute();

  it('goes to the account’s owner, in the page’s language, or in Croatian if the page names no language', async () => {
    const withMail = await openTestSite({ mailFolder: '/nowhere' });
    await withMail.reset();
    const next = 'a rather long new one';
    const change = (input: { current: string; new: string; language?: 'sr' }) =>
      withMail.call('client', 'passwordSave', input);
    await change({ current: 'a wrong one', new: next, language: 'sr' });
    expect(await readOutbox(withMail)).toEqual([]);
    await change({ current: testPassword, new: next, language: 'sr' });
    await change({ current: next, new: 'another rather long one' });
    const account_id = withMail.world.accounts.client;
    expect(await readOutbox(withMail)).toEqual([
      { account_id, kind: 'password-changed', language: 'sr' },
      { account_id, kind: 'password-changed', language: 'hr' },
    ]);
    await withMail.close();
  });

  it('is not put into the outbox on a site that sends no mail', async () => {
    await save('a rather long new one');
    expect(await readOutbox(site)).toEqual([]);
  });
});
