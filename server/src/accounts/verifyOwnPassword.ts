import { refuse } from '@cert/shared/domain';
import type { AccountContext } from '../useCase.ts';
import { clearFailuresAfterSuccess, countAttempt } from './countAttempt.ts';
import { verifyPassword } from './passwordHash.ts';

/**
 * Verifies the caller's own password before a change of the password, the e-mail or the second factor. No transaction
 * may be open, because this takes long.
 * @param field the input field with the password
 * @param onFailure called before a refusal, for the log
 * @returns the stored hash, by which a later statement notices that the password was changed meanwhile
 * @throws Refusal invalid-input with the field: `wrong`; slow-down after too many wrong passwords
 */
export async function verifyOwnPassword(
  { db, account, now, signInGuard }: AccountContext,
  {
    password,
    field,
    onFailure,
  }: { password: string; field: string; onFailure: (outcome: 'wrong' | 'slowed') => void },
): Promise<string> {
  const attempt = await countAttempt({
    db,
    buckets: [{ kind: 'account', key: `password of ${account.id}` }],
    now: now(),
  });
  if ('wait' in attempt) {
    onFailure('slowed');
    throw refuse('slow-down', { retryAfterSeconds: attempt.wait.retryAfterSeconds });
  }
  const hash = await readOwnPasswordHash({ db, account });
  const isRight = await signInGuard.queue.run(`account ${account.id}`, () =>
    verifyPassword(hash, password),
  );
  if (hash === null || !isRight) {
    onFailure('wrong');
    throw refuse('invalid-input', { fields: { [field]: 'wrong' } });
  }
  await clearFailuresAfterSuccess(db, attempt);
  return hash;
}

/** Reads the hash of the caller's own password; null if the account has no password. */
export async function readOwnPasswordHash({
  db,
  account,
}: Pick<AccountContext, 'db' | 'account'>): Promise<string | null> {
  const { password_hash: hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  return hash;
}
