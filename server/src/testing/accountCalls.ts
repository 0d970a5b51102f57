import type { ActionName, Input, Reply } from '@cert/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { createEmailChangeLink } from '../accounts/email-change/emailChangeLinks.ts';
import { createPasswordLink } from '../accounts/passwordLinks.ts';
import { createTestAuthenticator } from '../accounts/passkeys/testing/createTestAuthenticator.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { createValidInputs } from './createValidInputs.ts';
import { testPassword, type Person } from './createTestWorld.ts';
import type { TestSite } from './openTestSite.ts';

/** The origin of the pages that make the calls: passkeys belong to one site. */
export const pageOrigin = 'https://platform.example.com';

/**
 * The actions about accounts in an order in which each of them can succeed: an app is removed before the first passkey
 * is added, and the e-mail is changed while there is no second factor. At the end, the account can sign in as before.
 */
export const accountActs = [
  ...(['userLogin', 'sessionEnd'] as const),
  ...(['authenticatorStart', 'authenticatorConfirm'] as const),
  ...(['recoveryCodesMake', 'authenticatorRemove'] as const),
  ...(['passkeyStart', 'passkeyAdd', 'passkeyRequest', 'passkeyLogin', 'passkeyRemove'] as const),
  ...(['colleagueInvite', 'colleagueRemove', 'colleagueInvite'] as const),
  ...(['emailChangeStart', 'emailChangeCancel', 'emailChangeStart'] as const),
  ...(['emailChangeLinkRead', 'emailChangeConfirm'] as const),
] satisfies ActionName[];

/** The actions that change the password or end the session, so that those of `accountActs` would fail after them. */
export const accountActsAtTheEnd = [
  ...(['passwordSave', 'userLogout'] as const),
  ...(['passwordLinkSend', 'passwordLinkRead', 'passwordChoose'] as const),
] satisfies ActionName[];

type InputMakers = {
  [Name in ActionName]?: () => Promise<Input<Name> | undefined> | Input<Name> | undefined;
};

/** Seconds for which an authenticator app shows a code. */
const period = 30;

/**
 * Creates the inputs of one person's calls in the order of `accountActs` and `accountActsAtTheEnd`. Inputs that depend
 * on earlier calls, such as the code of an app, are made from the replies to these. A person without an account, or
 * whose earlier call was refused, sends the input of `createValidInputs`.
 */
export function createAccountCallInputs(site: TestSite, person: Person | null) {
  const { db, clock, world } = site;
  const accountId = person === null ? undefined : world.accounts[person];
  const heard: { [Name in ActionName]?: Reply<Name> } = {};
  const authenticator = createTestAuthenticator(pageOrigin);

  function makeCode(periodsLater: number): string | undefined {
    const { secret } = heard.authenticatorStart ?? {};
    const timestamp = clock.now.getTime() + periodsLater * period * 1000;
    return (
      secret && new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp })
    );
  }

  async function makeEmailChangeToken(): Promise<{ token: string } | undefined> {
    if (accountId === undefined) return undefined;
    const link = await inTransaction(db, (trx) =>
      createEmailChangeLink(trx, { accountId, kind: 'email-change-old', at: clock.now }),
    );
    return link && { token: link.token };
  }

  async function makePasswordToken(): Promise<string | undefined> {
    if (accountId === undefined) return undefined;
    const link = await inTransaction(db, (trx) =>
      createPasswordLink(trx, { accountId, kind: 'password-reset', at: clock.now }),
    );
    return link?.token;
  }

  const makers: InputMakers = {
    async sessionEnd() {
      const { token } = heard.userLogin ?? {};
      if (token === undefined) return undefined;
      const session = await db
        .selectFrom('tokens')
        .select('id')
        .where('hash', '=', sha256Hex(token))
        .executeTakeFirstOrThrow();
      return { sessionId: session.id };
    },
    authenticatorConfirm() {
      const code = makeCode(0);
      return code === undefined ? undefined : { code };
    },
    recoveryCodesMake() {
      const code = heard.authenticatorConfirm?.recoveryCodes[0];
      return code === undefined ? undefined : { password: testPassword, code };
    },
    authenticatorRemove() {
      // No code is accepted twice.
      const code = makeCode(1);
      return code === undefined ? undefined : { password: testPassword, code };
    },
    passkeyAdd() {
      const { creation } = heard.passkeyStart ?? {};
      // Without a name, a part of the random id would be the name.
      return creation && { passkey: authenticator.create(creation), name: 'My key' };
    },
    passkeyLogin() {
      const { request } = heard.passkeyRequest ?? {};
      return request && { passkey: authenticator.answer(request) };
    },
    async passkeyRemove() {
      const code = heard.passkeyAdd?.recoveryCodes?.[0];
      if (code === undefined) return undefined;
      const passkey = await db
        .selectFrom('passkeys')
        .select('id')
        .where('credential_id', '=', authenticator.id)
        .executeTakeFirstOrThrow();
      return { passkeyId: passkey.id, password: testPassword, code };
    },
    async colleagueRemove() {
      const colleague = await db
        .selectFrom('accounts')
        .select('id')
        .where('email', '=', createValidInputs(site, person).colleagueInvite.email)
        .executeTakeFirst();
      return colleague && { accountId: colleague.id };
    },
    emailChangeLinkRead: makeEmailChangeToken,
    emailChangeConfirm: makeEmailChangeToken,
    async passwordLinkRead() {
      const token = await makePasswordToken();
      return token === undefined ? undefined : { token };
    },
    async passwordChoose() {
      const token = await makePasswordToken();
      return token === undefined ? undefined : { token, new: 'yet another horse and battery' };
    },
  };

  return {
    makeInput: async <Name extends ActionName>(name: Name): Promise<Input<Name>> =>
      ((await makers[name]?.()) as Input<Name> | undefined) ??
      createValidInputs(site, person)[name],
    /** Keeps the reply to a successful call, for the inputs of later ones. */
    keep: <Name extends ActionName>(name: Name, reply: Reply<Name>) => {
      Object.assign(heard, { [name]: reply });
    },
  };
}
