import { refuse, type Language } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../../database/inTransaction.ts';
import type { QueuedMail } from '../../mail/queueMail.ts';
import type { AccountContext } from '../../useCase.ts';
import type { SecondFactorChange } from '../accountEvent.ts';
import { lockAccountRow } from '../lockAccountRow.ts';
import { lockProvenAccount, type OwnershipProof } from '../verifyAccountOwner.ts';
import { doesSessionExist } from '../sessions.ts';
import { hasSecondFactor } from './verifySecondFactor.ts';

/** The actions that change a second factor, each with the name of its change in the log. */
const changes = {
  authenticatorConfirm: 'set',
  authenticatorRemove: 'removed',
  recoveryCodesMake: 'recovery-codes',
  passkeyAdd: 'passkey-added',
  passkeyRemove: 'passkey-removed',
} as const satisfies { [action: string]: SecondFactorChange };

/** Result of a change: the reply, and the mail to the owner; no mail if nothing was changed. */
type Changed<Result> = { result: Result; mail: Pick<QueuedMail, 'kind' | 'detail'> | undefined };

/**
 * Changes the second factor, records it in the audit trail and queues a mail to the owner, in one transaction. The
 * account is locked first. A simultaneous sign-in locks it, too, so one of them waits for the other.
 * @param proof from `verifyAccountOwner`; absent if `change` itself verifies that the change is permitted
 * @throws Refusal signed-out if the session has ended meanwhile, for example by a change of the password; otherwise as
 *   `lockProvenAccount`
 */
export async function runSecondFactorChange<Result>(
  { db, account, now, queueMail, logEvent }: AccountContext,
  {
    action,
    language,
    proof,
  }: { action: keyof typeof changes; language: Language | undefined; proof?: OwnershipProof },
  change: (trx: TransactionDatabase) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, mail } = await inTransaction(db, async (trx) => {
    await (proof ? lockProvenAccount(trx, proof) : lockAccountRow(trx, account.id));
    if (!(await doesSessionExist(trx, account.tokenHash))) throw refuse('signed-out');
    const changed = await change(trx);
    if (!changed.mail) return changed;
    await recordChanges(trx, {
      at: now(),
      accountId: account.id,
      questionnaireId: null,
      action,
      // The audit trail never contains secrets.
      changes: [{ subject: `account ${account.id}`, before: null, after: null }],
    });
    await queueMail(trx, {
      accountId: account.id,
      ...changed.mail,
      language,
    });
    return changed;
  });
  if (mail) logEvent({ event: 'second-factor-change', outcome: 'ok', what: changes[action] });
  return result;
}

/**
 * Deletes the recovery codes if no second factor is left. Call it in the transaction that has removed one.
 * @returns whether the account still has a second factor
 */
export async function deleteRecoveryCodesIfNoFactorLeft(
  trx: Database,
  accountId: number,
): Promise<boolean> {
  const isLeft = await hasSecondFactor(trx, accountId);
  if (!isLeft) await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return isLeft;
}
