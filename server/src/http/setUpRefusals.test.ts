import { contract, type ActionName } from '@cert/shared/contract';
import type { SetUpRefusal } from '@cert/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { createTestAuthenticator } from '../accounts/passkeys/testing/createTestAuthenticator.ts';
import { deleteSecondFactor } from '../accounts/second-factor/secondFactor.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { testPassword } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ secondFactorPolicy: 'team' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const allowed: Record<SetUpRefusal, readonly ActionName[]> = {
  'password-due': ['passwordSave', 'userLogout', 'moduleFailed'],
  'second-factor-due': [
    ...(['secondFactorRead', 'authenticatorStart', 'authenticatorConfirm'] as const),
    ...(['passkeyStart', 'passkeyAdd', 'userLogout', 'moduleFailed'] as const),
  ],
};
const othersThan = (due: SetUpRefusal) =>
  (Object.keys(contract) as ActionName[]).filter(
    (name) => contract[name].may !== 'anyone' && !allowed[due].includes(name),
  );

/** Signs in and out, and tries to sign out once more. @returns the statuses */
async function signInAndOut(email: string): Promise<number[]> {
  const { status, reply } = await site.call(null, 'userLogin', { email, password: testPassword });
  const signOut = async () => {
    const payload = { action: 'userLogout', authToken: reply.token };
    return (await site.app.inject({ method: 'POST', url: '/api', payload })).statusCode;
  };
  return [status, await signOut(), await signOut()];
}

async function callAs(person: 'client' | 'certifier', name: ActionName) {
  const input = createValidInputs(site, person)[name] as never;
  const { status, text } = await site.call(person, name, input);
  return [status, text];
}

describe('a person whose password was set by the office', () => {
  beforeEach(() =>
    site.db
      .updateTable('accounts')
      .set({ has_initial_password: true })
      .where('id', '=', site.world.accounts.client)
      .execute(),
  );

  it('can sign in, change the password and sign out', async () => {
    expect(await signInAndOut('client@example.com')).toEqual([200, 200, 401]);
    const passwords = { current: testPassword, new: 'a rather long new one' };
    expect((await site.call('client', 'passwordSave', passwords)).status).toBe(200);
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(200);
  });

  it('can report that a module has failed, because a module shows the page for changing the password', async () => {
    expect(await callAs('client', 'moduleFailed')).toEqual([200, expect.anything()]);
  });

  it.each(othersThan('password-due'))(
    'is refused the action %s until the password is changed',
    async (name) => {
      const refused = [403, '{"error":{"code":"password-due"}}'];
      expect(await callAs('client', name)).toEqual(refused);
    },
  );

  it('cannot choose the password of the office as the new password', async () => {
    const { error } = await site.call('client', 'passwordSave', {
      current: testPassword,
      new: testPassword,
    });
    expect(error.details).toEqual({ fields: { new: 'unchanged' } });
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(403);
  });
});

describe('a certifier without a second factor, on a site where the team must have one,', () => {
  async function setUp(): Promise<string> {
    const { reply } = await site.call('certifier', 'authenticatorStart', {
      password: testPassword,
    });
    const code = codeOf(reply.secret);
    expect((await site.call('certifier', 'authenticatorConfirm', { code })).status).toBe(200);
    return reply.secret;
  }

  function codeOf(secret: string): string {
    const timestamp = site.clock.now.getTime();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  }

  it('can sign in, set up a second factor and sign out', async () => {
    expect(await signInAndOut('certifier@example.com')).toEqual([200, 200, 401]);
    const { reply } = await site.call('certifier', 'secondFactorRead', {});
    expect(reply).toMatchObject({ compulsory: true, authenticatorSince: null, passkeys: [] });
    await setUp();
    expect((await site.call('certifier', 'certifierQuestionnaireList', {})).status).toBe(200);
  });

  it.each(othersThan('second-factor-due'))(
    'is refused the action %s until a second factor is set up',
    async (name) => {
      const refused = [403, '{"error":{"code":"second-factor-due"}}'];
      expect(await callAs('certifier', name)).toEqual(refused);
    },
  );

  it('must first change the password if the office has set it', async () => {
    await site.db
      .updateTable('accounts')
      .set({ has_initial_password: true })
      .where('id', '=', site.world.accounts.certifier)
      .execute();
    const refused = [403, '{"error":{"code":"password-due"}}'];
    expect(await callAs('certifier', 'secondFactorRead')).toEqual(refused);
  });

  it('cannot remove the new second factor, and must set up another one if the office removes it', async () => {
    const secret = await setUp();
    site.clock.now = new Date(site.clock.now.getTime() + 30_000);
    const proof = { password: testPassword, code: codeOf(secret) };
    const removal = await site.call('certifier', 'authenticatorRemove', proof);
    expect(removal.error.code).toBe('not-allowed');
    await deleteSecondFactor(site.db, site.world.accounts.certifier);
    expect((await site.call('certifier', 'deskPage', { language: 'en' })).status).toBe(403);
  });

  it('can replace an authenticator app by a passkey, and then cannot remove this last passkey', async () => {
    const origin = 'https://platform.example.com';
    const call = site.callWith({ origin });
    const secret = await setUp();
    site.clock.now = new Date(site.clock.now.getTime() + 30_000);
    const proof = { password: testPassword, code: codeOf(secret) };
    const { creation } = (await call('certifier', 'passkeyStart', proof)).reply;
    const authenticator = createTestAuthenticator(origin);
    await call('certifier', 'passkeyAdd', { passkey: authenticator.create(creation) });
    const prove = async () => {
      const { request } = (await call(null, 'passkeyRequest', {})).reply;
      return { passkey: authenticator.answer(request) };
    };
    expect((await call('certifier', 'authenticatorRemove', await prove())).status).toBe(200);
    const { passkeys } = (await call('certifier', 'secondFactorRead', {})).reply;
    const passkeyId = passkeys[0]?.id ?? 0;
    const removal = await call('certifier', 'passkeyRemove', { passkeyId, ...(await prove()) });
    expect(removal.error.code).toBe('not-allowed');
    expect((await call('certifier', 'secondFactorRead', {})).reply).toMatchObject({
      ...{ authenticatorSince: null, recoveryCodes: 10 },
      passkeys: [{ id: passkeyId }],
    });
  });

  it('is refused more than a client, who needs no second factor', async () => {
    expect((await site.call('client', 'certifierQuestionnaireList', {})).status).toBe(200);
    const { reply } = await site.call('client', 'secondFactorRead', {});
    expect(reply.compulsory).toBe(false);
  });
});

it('on a site where everybody must have a second factor, a client without one is refused', async () => {
  const other = await openTestSite({ secondFactorPolicy: 'all' });
  await other.reset();
  const { error } = await other.call('client', 'certifierQuestionnaireList', {});
  expect(error.code).toBe('second-factor-due');
  await other.close();
});
