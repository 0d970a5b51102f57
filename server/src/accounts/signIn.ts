import { randomBytes } from 'node:crypto';
import { refuse } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { UseCase } from '../http/useCase.ts';
import type { Bucket } from './attemptLimits.ts';
import { countAttempt, forgiveAttempt } from './countAttempt.ts';
import { oldestValid, type SessionLimits } from './findSession.ts';
import { fingerprint } from './fingerprint.ts';
import { verifyPassword } from './verifyPassword.ts';

/**
 * Signs in. An unknown e-mail, a closed account and a wrong password are one and the same to the caller, in the reply
 * and in the time it takes (decisions §6). Keeps no transaction open while the password is checked.
 * @throws Refusal invalid-input with the field `password`: `wrong`; slow-down after too many failures
 */
export const signIn: UseCase<'userLogin'> = async (input, { db, clientAddress, limits, now }) => {
  const email = input.email.toLowerCase();
  const buckets: Bucket[] = [
    { kind: 'account', key: `account ${fingerprint(email)} at ${clientAddress}` },
    { kind: 'address', key: `address ${clientAddress}` },
  ];
  await countAttempt({ db, buckets, now: now() });
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_certifier', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight) throw refuse('invalid-input', { fields: { password: 'wrong' } });
  await forgiveAttempt({ db, buckets });
  const token = await issueToken({ db, accountId: account.id, limits, now: now() });
  return {
    token,
    user: { id: account.id, name: account.name, certifier: account.is_certifier },
  };
};

/** Stores a new token of the account and throws away those that have expired. */
async function issueToken({
  db,
  accountId,
  limits,
  now,
}: {
  db: Database;
  accountId: number;
  limits: SessionLimits;
  now: Date;
}): Promise<string> {
  // 256 random bits (decisions §6).
  const token = randomBytes(32).toString('base64url');
  const { usedAfter, createdAfter } = oldestValid(limits, now);
  await db
    .deleteFrom('tokens')
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('used_at', '<=', usedAfter), is('created_at', '<=', createdAfter)]))
    .execute();
  await db
    .insertInto('tokens')
    .values({ hash: fingerprint(token), account_id: accountId, created_at: now, used_at: now })
    .execute();
  return token;
}
