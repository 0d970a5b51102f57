import type { ParsedInput } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import type { AccountContext } from '../useCase.ts';
import { createWrongPasskeyRefusal } from './passkeys/passkeySite.ts';
import { verifyPasskey } from './passkeys/verifyPasskey.ts';
import { queueRecoveryCodeUsedMail } from './second-factor/recoveryCodes.ts';
import { hasSecondFactor, verifySecondFactor } from './second-factor/verifySecondFactor.ts';
import { readOwnPasswordHash, verifyOwnPassword } from './verifyOwnPassword.ts';

/** The result of `verifyAccountOwner`; `lockProvenAccount` verifies that it still holds. */
export type OwnershipProof = { accountId: number; passwordHash: string };

/** The events that log a failed proof. */
type ProvenChange = 'second-factor-change' | 'email-change';

/**
 * Verifies that the caller owns the account: by a passkey, or by the password with a code if there is a second factor.
 * An open session alone must not be enough to change how its owner signs in. No transaction may be open, because this
 * takes long.
 * @param event name of the event that logs a failure
 * @throws Refusal invalid-input with the field `password`: `missing` or `wrong`, `code`: `missing` or `wrong`, or
 *   `passkey`: `wrong`; slow-down after too many wrong passwords or codes
 */
export async function verifyAccountOwner(
  { password, code, passkey }: ParsedInput<'authenticatorStart'>,
  context: AccountContext,
  event: ProvenChange,
): Promise<OwnershipProof> {
  const { db, account, now, logEvent, queueMail } = context;
  const onFailure = (outcome: 'wrong' | 'slowed') => logEvent({ event, outcome });
  if (passkey) {
    const verified = await verifyPasskey(passkey, context);
    const hash = await readOwnPasswordHash(context);
    if (typeof verified === 'object' && verified.accountId === account.id && hash !== null)
      return { accountId: account.id, passwordHash: hash };
    onFailure('wrong');
    throw createWrongPasskeyRefusal();
  }
  if (password === undefined) throw refuse('invalid-input', { fields: { password: 'missing' } });
  const passwordHash = await verifyOwnPassword(context, { password, field: 'password', onFailure });
  const proof = { accountId: account.id, passwordHash };
  if (!(await hasSecondFactor(db, account.id))) return proof;
  if (code === undefined) throw refuse('invalid-input', { fields: { code: 'missing' } });
  const checked = await verifySecondFactor(db, {
    ...{ accountId: account.id, code, at: now() },
    place: 'session',
  });
  if (checked.outcome === 'ok') {
    if (checked.kind === 'recovery-code')
      await inTransaction(db, (trx) =>
        queueRecoveryCodeUsedMail(trx, { queueMail, accountId: account.id }),
      );
    return proof;
  }
  onFailure(checked.outcome);
  throw checked.outcome === 'slowed'
    ? refuse('slow-down', { retryAfterSeconds: checked.retryAfterSeconds })
    : refuse('invalid-input', { fields: { code: 'wrong' } });
}

/**
 * Locks the account, and verifies that a proof still holds. Call it first in the transaction that the proof permits.
 * @throws Refusal conflict if the password was changed, or the account disabled, since the proof
 */
export async function lockProvenAccount(
  trx: TransactionDatabase,
  { accountId, passwordHash }: OwnershipProof,
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
