import type { Database } from '../../database/connect.ts';
import type { FailureBucket } from '../attemptLimits.ts';
import { clearFailuresAfterSuccess, countAttempt } from '../countAttempt.ts';
import { findAuthenticatorTimeStep } from './authenticatorCode.ts';
import { consumeRecoveryCode } from './recoveryCodes.ts';

/** Whether an account has an app or a passkey, so that the password alone does not sign in. */
export async function hasSecondFactor(db: Database, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('has_second_factor')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.has_second_factor ?? false;
}

/** Whether an account has an authenticator app. */
export async function hasAuthenticator(db: Database, accountId: number): Promise<boolean> {
  return (await readSecret(db, accountId)) !== undefined;
}

/** Result of a check. `slowed`: not checked, because too many codes were wrong. */
export type SecondFactorCheckResult =
  | { outcome: 'ok'; kind: 'authenticator' | 'recovery-code' }
  | { outcome: 'wrong' }
  | { outcome: 'slowed'; retryAfterSeconds: number };

/**
 * Checks a code of the account's authenticator app, or a recovery code, and uses it up: somebody who has seen it cannot
 * use it again. Wrong codes have their own counters. No proof of work replaces the wait after them, because an app has
 * only a million different codes. See docs/product/people.md#second-factor.
 * @param code as typed: six digits, or a recovery code
 * @param place where the code is entered. Each place has its own counter, so wrong codes at one place cause no wait at
 *   another. All known devices together have one more counter, because somebody who once knew the password could have
 *   made many of them.
 */
export async function verifySecondFactor(
  db: Database,
  { accountId, code, at, place }: { accountId: number; code: string; at: Date; place: CodePlace },
): Promise<SecondFactorCheckResult> {
  const counted = await countAttempt({ db, buckets: bucketsOf(accountId, place), now: at });
  if ('wait' in counted)
    return { outcome: 'slowed', retryAfterSeconds: counted.wait.retryAfterSeconds };
  const digits = code.replace(/\s/g, '');
  const isAuthenticator = /^\d{6}$/.test(digits);
  const isRight = isAuthenticator
    ? await useAuthenticatorCode(db, { accountId, code: digits, at })
    : await consumeRecoveryCode(db, { accountId, code });
  if (!isRight) return { outcome: 'wrong' };
  await clearFailuresAfterSuccess(db, counted);
  return { outcome: 'ok', kind: isAuthenticator ? 'authenticator' : 'recovery-code' };
}

/** Where a code is entered: on a known device, on an unknown one, or in an open session. */
export type CodePlace = { device: string } | 'unknown device' | 'session';

function bucketsOf(accountId: number, place: CodePlace): FailureBucket[] {
  const key = `second factor of ${accountId}`;
  if (typeof place === 'string') return [{ kind: 'account', key: `${key}, ${place}` }];
  return [
    { kind: 'account', key: `${key} on ${place.device}` },
    { kind: 'network', key: `${key} on known devices` },
  ];
}

async function useAuthenticatorCode(
  db: Database,
  { accountId, code, at }: { accountId: number; code: string; at: Date },
): Promise<boolean> {
  const secret = await readSecret(db, accountId);
  const step = secret && findAuthenticatorTimeStep(secret, { code, at });
  if (!step) return false;
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

async function readSecret(db: Database, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.secret ?? undefined;
}
