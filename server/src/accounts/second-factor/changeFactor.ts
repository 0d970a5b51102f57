import { defaultLanguage, type Language } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../../database/inTransaction.ts';
import type { QueuedMail } from '../../mail/queueMail.ts';
import type { AccountContext } from '../../useCase.ts';
import type { FactorChange } from '../accountEvent.ts';
import { lockOwner, type OwnerProof } from '../proveOwner.ts';

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
 * @param proof that permits the change; the account is locked with it. A change without one locks the account itself
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
    if (proof) await lockOwner(trx, proof);
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
 * Notes whether the account has a second factor, after one was added or removed. Without any, it has no recovery codes,
 * either. Call it in the transaction of the change.
 * @returns whether it has one
 */
export async function noteSecondFactor(trx: Database, accountId: number): Promise<boolean> {
  const app = await trx
    .selectFrom('authenticators')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  const passkey = await trx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const hasFactor = app !== undefined || passkey !== undefined;
  await trx
    .updateTable('accounts')
    .set({ has_second_factor: hasFactor })
    .where('id', '=', accountId)
    .execute();
  if (!hasFactor)
    await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  return hasFactor;
}
