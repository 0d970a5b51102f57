import { randomBytes } from 'node:crypto';
import type { Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { sha256Hex } from '../sha256Hex.ts';
import type { BaseContext } from '../useCase.ts';
import { describeBrowser } from './describeBrowser.ts';
import { calculateTokenCutoffs } from './findCaller.ts';
import { lockAccountRow } from './lockAccountRow.ts';
import { findNetworksOfIpAddress } from './findNetworksOfIpAddress.ts';
import { queueRecoveryCodeUsedMail } from './second-factor/recoveryCodes.ts';

/** Maximum number of mails about a new browser that wait for one account. */
const maxWaitingMails = 10;

/** How the person has proved to own the account; `startSession` verifies that this proof still holds. */
export type SignInProof =
  | {
      /** The hash with which the password was verified. It may have changed since, because verifying takes long. */
      passwordHash: string | null;
      factor: 'none' | 'authenticator' | 'recovery-code';
    }
  | { passkeyId: number };

/**
 * Starts a session: creates its token, stores the hash, and deletes the account's expired tokens. Sends the owner a
 * mail about a browser that is new to the account, except the first one, and about a recovery code that was used.
 * @returns the token; undefined if the proof no longer holds: meanwhile the password was changed, a second factor was
 *   set up, the passkey was removed, or the account was disabled. Such a change has ended the sessions that began with
 *   the proof, so no new one may begin with it. The account is locked: a change at the same time waits for this
 *   transaction and then ends this session, too.
 */
export async function startSession(
  {
    account,
    proof,
    isNewBrowser,
    language,
  }: {
    account: { id: number; has_signed_in: boolean; mail_language: Language | null };
    proof: SignInProof;
    isNewBrowser: boolean;
    language: Language | undefined;
  },
  { db, limits, now, userAgent, clientAddress, queueMail }: BaseContext,
): Promise<string | undefined> {
  const factor = 'factor' in proof ? proof.factor : undefined;
  // The language of the owner's last sign-in comes before that of this page, which somebody else may have opened.
  const mailLanguage = account.mail_language ?? language;
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, at);
  const { browser, system } = describeBrowser(userAgent);
  const network = findNetworksOfIpAddress(clientAddress).own;
  // This runs before the transaction. A change of the password locks the account and then the sessions: a transaction
  // that locks them in the other order could deadlock with it.
  await db
    .deleteFrom('tokens')
    .where('account_id', '=', account.id)
    .where((is) => is.or([is('used_at', '<=', usedAfter), is('created_at', '<=', createdAfter)]))
    .execute();
  return inTransaction(db, async (trx) => {
    // A statement that waits for a lock does not see that the passkey was removed meanwhile. So another statement takes
    // the lock first.
    if ('passkeyId' in proof) await lockAccountRow(trx, account.id);
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
        language: mailLanguage,
        detail: [browser, system, network].filter(Boolean).join(' · '),
      });
    if (factor === 'recovery-code')
      await queueRecoveryCodeUsedMail(trx, {
        queueMail,
        accountId: account.id,
        language: mailLanguage,
      });
    return token;
  });
}

/**
 * Whether another mail about a new browser may be queued. Without this limit, somebody who knows the password could
 * fill the outbox by signing in again and again.
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
