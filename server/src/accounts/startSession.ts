import { randomBytes } from 'node:crypto';
import { defaultLanguage, type Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { sha256Hex } from '../sha256Hex.ts';
import type { BaseContext } from '../useCase.ts';
import { describeBrowser } from './describeBrowser.ts';
import { calculateTokenCutoffs } from './findCaller.ts';
import { lockAccount } from './lockAccount.ts';
import { parseNetworks } from './parseNetworks.ts';
import { countRecoveryCodes } from './second-factor/recoveryCodes.ts';

/** Maximum number of mails of a new browser that wait for one account. */
const maxWaitingMails = 10;

/** What has proved who signs in; `startSession` makes sure that it still holds. */
export type SignInProof =
  | {
      /** The hash with which the password was verified, which takes long. */
      passwordHash: string | null;
      factor: 'none' | 'authenticator' | 'recovery-code';
    }
  | { passkeyId: number };

/**
 * Starts a session: creates its token, stores the hash, and deletes the account's expired tokens. Tells the owner by mail
 * of a browser that is new to the account, except of the first one, and of a recovery code that was used.
 * @returns undefined if the proof holds no longer: the account has got another password or a second factor, has lost the
 *   passkey, or was disabled meanwhile. That has ended all sessions that it was enough for, and no new one may begin
 *   with it. The lock on the account makes such a change wait for this transaction, so it ends this session, too.
 */
export async function startSession(
  {
    account,
    proof,
    isNewBrowser,
    language,
  }: {
    account: { id: number; has_signed_in: boolean };
    proof: SignInProof;
    isNewBrowser: boolean;
    language: Language | undefined;
  },
  { db, limits, now, userAgent, clientAddress, queueMail }: BaseContext,
): Promise<string | undefined> {
  const factor = 'factor' in proof ? proof.factor : undefined;
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, at);
  const { browser, system } = describeBrowser(userAgent);
  const network = parseNetworks(clientAddress).own;
  // Before the transaction: a change of the password locks the account first and the sessions after it.
  await db
    .deleteFrom('tokens')
    .where('account_id', '=', account.id)
    .where((is) => is.or([is('used_at', '<=', usedAfter), is('created_at', '<=', createdAfter)]))
    .execute();
  return inTransaction(db, async (trx) => {
    // A statement that waits for the lock would not see that the passkey was removed meanwhile; the next one does.
    if ('passkeyId' in proof) await lockAccount(trx, account.id);
    const noted = await trx
      .updateTable('accounts')
      .set({ has_signed_in: true, ...(language && { mail_language: language }) })
      .where('id', '=', account.id)
      .where('disabled_at', 'is', null)
      .$if(factor === 'none', (accounts) => accounts.where('has_second_factor', '=', false))
      .where((is) =>
        'passkeyId' in proof
          ? is.exists(
              is
                .selectFrom('passkeys')
                .select('id')
                .where('id', '=', proof.passkeyId)
                .where('account_id', '=', account.id),
            )
          : is('password_hash', '=', proof.passwordHash),
      )
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return undefined;
    await trx
      .insertInto('tokens')
      .values({
        ...{ hash: sha256Hex(token), account_id: account.id, created_at: at, used_at: at },
        ...{ browser, system, network },
      })
      .execute();
    if (isNewBrowser && account.has_signed_in && (await isMailWelcome(trx, account.id)))
      await queueMail(trx, {
        accountId: account.id,
        kind: 'new-browser',
        language: language ?? defaultLanguage,
        detail: [browser, system, network].filter(Boolean).join(' · '),
      });
    if (factor === 'recovery-code')
      await queueMail(trx, {
        accountId: account.id,
        kind: 'recovery-code-used',
        language: language ?? defaultLanguage,
        detail: String(await countRecoveryCodes(trx, account.id)),
      });
    return token;
  });
}

/**
 * Whether another mail of a new browser may wait: whoever knows the password could otherwise fill the outbox by signing
 * in again and again.
 */
async function isMailWelcome(trx: Database, accountId: number): Promise<boolean> {
  const { waiting } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'new-browser')
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting < maxWaitingMails;
}
