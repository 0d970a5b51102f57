import { defaultLanguage, refuse, type Language } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../../database/inTransaction.ts';
import type { QueuedMail } from '../../mail/queueMail.ts';
import type { AccountContext } from '../../useCase.ts';
import type { FactorChange } from '../accountEvent.ts';
import { lockAccount } from '../lockAccount.ts';
import { lockOwner, type OwnerProof } from '../proveOwner.ts';
import { isSession } from '../sessions.ts';
import { hasSecondFactor } from './verifySecondFactor.ts';

/** The actions that change a second factor, as the log names the changes. */
const changes = {
  authenticatorConfirm: 'set',
  authenticatorRemove: 'removed',
  recoveryCodesMake: 'recovery-codes',
  passkeyAdd: 'passkey-added',
  passkeyRemove: 'passkey-removed',
} as const satisfies { [action: string]: FactorChange };

/** What a change leads to: its reply, and the mail to the owner; no mail if nothing was changed. */
type Changed<Result> = { result: Result; mail: Pick<QueuedMail, 'kind' | 'detail'> | undefined };

/**
 * Changes the second factor in one transaction with its row in the audit trail and the mail to its owner.
 * The account is locked, as for all changes of an account: a sign-in that runs at the same time locks it, too.
 * @param proof that permits the change; without one, `change` itself checks what permits it
 * @throws Refusal signed-out if the session has ended meanwhile, such as by a change of the password; as `lockOwner`
 */
export async function changeFactor<Result>(
  { db, account, now, queueMail, logEvent }: AccountContext,
  {
    action,
    language,
    proof,
  }: { action: keyof typeof changes; language: Language | undefined; proof?: OwnerProof },
  change: (trx: TransactionDatabase) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, mail } = await inTransaction(db, async (trx) => {
    await (proof ? lockOwner(trx, proof) : lockAccount(trx, account.id));
    if (!(await isSession(trx, account.tokenHash))) throw refuse('signed-out');
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
      language: language ?? defaultLanguage,
    });
    return changed;
  });
  if (mail) logEvent({ event: 'second-factor-change', outcome: 'ok', what: changes[action] });
  return result;
}

/**
 * Ends the recovery codes with the last second factor, after one was removed. Call it in the transaction of the change.
 * @returns whether the account still has a second factor
 */
export async function keepsSecondFactor(trx: Database, accountId: number): Promise<boolean> {
  const isLeft = await hasSecondFactor(trx, accountId);
  if (!isLeft) await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return isLeft;
}
