import { refuse } from '@cert/shared/domain';
import type { AccountContext } from '../useCase.ts';
import { hasSecondFactor, verifySecondFactor } from './second-factor/verifySecondFactor.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

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
): Promise<void> {
  const { db, account, now } = context;
  await verifyOwnPassword(context, { password, field: 'password', onFailure });
  if (!(await hasSecondFactor(db, account.id))) return;
  if (code === undefined) throw refuse('invalid-input', { fields: { code: 'missing' } });
  const checked = await verifySecondFactor(db, { accountId: account.id, code, at: now() });
  if (checked.outcome === 'ok') return;
  onFailure(checked.outcome);
  throw checked.outcome === 'slowed'
    ? refuse('slow-down', { retryAfterSeconds: checked.retryAfterSeconds })
    : refuse('invalid-input', { fields: { code: 'wrong' } });
}
