import { contract, type ActionName } from '@cert/shared/contract';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { testPassword } from '../testing/createTestData.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  await site.db
    .updateTable('accounts')
    .set({ has_initial_password: true })
    .where('id', '=', site.world.accounts.client)
    .execute();
});
afterAll(() => site.close());

const allowed: readonly ActionName[] = ['passwordSave', 'userLogout', 'moduleFailed'];
const others = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].may !== 'anyone' && !allowed.includes(name),
);

describe('somebody whose password was set by the office', () => {
  it('can sign in, change the password and sign out', async () => {
    const { status, reply } = await site.call(null, 'userLogin', {
      email: 'client@example.com',
      password: testPassword,
    });
    expect(status).toBe(200);
    const asNew = (action: string, fields: object) =>
      site.app.inject({
        method: 'POST',
        url: '/api',
        payload: { action, authToken: reply.token, ...fields },
      });
    expect((await asNew('userLogout', {})).statusCode).toBe(200);
    expect((await asNew('userLogout', {})).statusCode).toBe(401);
    const passwords = { current: testPassword, new: 'a rather long new one' };
    expect((await site.call('client', 'passwordSave', passwords)).status).toBe(200);
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(200);
  });

  it('can report that a module has failed, because a module shows the page for changing the password', async () => {
    const input = createValidInputs(site, 'client').moduleFailed;
    expect((await site.call('client', 'moduleFailed', input)).status).toBe(200);
  });

  it.each(others)('is refused everything else before that: %s', async (name) => {
    const input = createValidInputs(site, 'client')[name] as never;
    const { status, text } = await site.call('client', name, input);
    expect([status, text]).toEqual([403, '{"error":{"code":"password-due"}}']);
  });

  it('cannot keep the password of the office', async () => {
    const { error } = await site.call('client', 'passwordSave', {
      current: testPassword,
      new: testPassword,
    });
    expect(error.details).toEqual({ fields: { new: 'unchanged' } });
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(403);
  });
});
