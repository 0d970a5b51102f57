import { refuse } from '@cert/shared/domain';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { AccountContext } from '../useCase.ts';
import { hasSecondFactor, verifySecondFactor } from './second-factor/verifySecondFactor.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/** What `proveOwner` has verified; `lockOwner` makes sure that it still holds. */
export type OwnerProof = { accountId: number; passwordHash: string };

/**
 * Verifies the password, and a code if there is a second factor: an open session alone must not be enough to change how
 * its owner signs in. No transaction may be open, because it takes long.
 * @param onFailure called before a refusal, for the log
 * @throws Refusal invalid-input with the field `password`: `wrong`, or `code`: `missing` or `wrong`; slow-down after too
 *   many wrong ones
 */
export async function proveOwner(
  { password, code }: { password: string; code?: string | undefined },
  context: AccountContext,
  onFailure: (outcome: 'wrong' | 'slowed') => void,
): Promise<OwnerProof> {
  const { db, account, now } = context;
  const passwordHash = await verifyOwnPassword(context, { password, field: 'password', onFailure });
  const proof = { accountId: account.id, passwordHash };
  if (!(await hasSecondFactor(db, account.id))) return proof;
  if (code === undefined) throw refuse('invalid-input', { fields: { code: 'missing' } });
  const checked = await verifySecondFactor(db, {
    ...{ accountId: account.id, code, at: now() },
    place: 'session',
  });
  if (checked.outcome === 'ok') return proof;
  onFailure(checked.outcome);
  throw checked.outcome === 'slowed'
    ? refuse('slow-down', { retryAfterSeconds: checked.retryAfterSeconds })
    : refuse('invalid-input', { fields: { code: 'wrong' } });
}

/**
 * Locks the account at the begin of the transaction that a proof permits, as all changes of an account do.
 * @throws Refusal conflict if the password was changed, or the account disabled, since the proof
 */
export async function lockOwner(
  trx: TransactionDatabase,
  { accountId, passwordHash }: OwnerProof,
): Promise<void> {
  const locked = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw refuse('conflict');
}
