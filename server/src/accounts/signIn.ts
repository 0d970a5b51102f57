import { randomBytes } from 'node:crypto';
import { refuse } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import type { UseCase } from '../http/useCase.ts';
import type { Bucket } from './attemptLimits.ts';
import { countAttempt, forgiveAttempt } from './countAttempt.ts';
import { oldestValid, type SessionLimits } from './findSession.ts';
import { fingerprint } from './fingerprint.ts';
import { findKnownDevice, makeDeviceToken } from './knownDevice.ts';
import { networksOf } from './networksOf.ts';
import { verifyPassword } from './verifyPassword.ts';

/**
 * Signs in. An unknown e-mail, a closed account and a wrong password are one and the same to the caller, in the reply
 * and in the time it takes (decisions §6). Keeps no transaction open while the password is checked.
 * @throws Refusal invalid-input with the field `password`: `wrong`; slow-down after too many failures
 */
export const signIn: UseCase<'userLogin'> = async (input, { db, clientAddress, limits, now }) => {
  const email = input.email.toLowerCase();
  const signingKey = await readSigningKey(db, 'devices');
  const device = findKnownDevice(signingKey, email, input.device);
  const buckets = device === undefined ? bucketsOf(email, clientAddress) : bucketOnDevice(device);
  const attempt = await countAttempt({ db, buckets, now: now() });
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_certifier', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight) throw refuse('invalid-input', { fields: { password: 'wrong' } });
  await forgiveAttempt(db, attempt);
  const token = await issueToken({ db, accountId: account.id, limits, now: now() });
  return {
    token,
    device: (device && input.device) ?? makeDeviceToken(signingKey, email),
    user: { id: account.id, name: account.name, certifier: account.is_certifier },
  };
};

/**
 * What an attempt on an unknown device counts for. An account is guessed at from as many places as it has buckets that
 * name it. The e-mail itself is not told, in case somebody reads the table.
 */
function bucketsOf(email: string, clientAddress: string): Bucket[] {
  const { own, wider } = networksOf(clientAddress);
  const account = fingerprint(email);
  const inOwn: Bucket = { kind: 'account', key: `account ${account} in ${own}` };
  const ofOwn: Bucket = { kind: 'network', key: `network ${own}` };
  if (wider === undefined) return [{ ...inOwn, account }, ofOwn];
  return [
    inOwn,
    ofOwn,
    { kind: 'network', key: `account ${account} in ${wider}`, account },
    { kind: 'wider-network', key: `network ${wider}` },
  ];
}

/** The owner's own count: no stranger can fail here. */
function bucketOnDevice(device: string): Bucket[] {
  return [{ kind: 'account', key: `device ${fingerprint(device)}` }];
}

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
