import { refuse } from '@cert/shared/domain';
import type { UseCase } from '../../useCase.ts';
import { clearFailuresAfterSuccess, countAttempt } from '../countAttempt.ts';
import { verifyAccountOwner } from '../verifyAccountOwner.ts';
import { deleteSessions } from '../sessions.ts';
import {
  createAuthenticatorSecret,
  findAuthenticatorTimeStep,
  formatOtpauthUri,
} from './authenticatorCode.ts';
import {
  runSecondFactorChange,
  deleteRecoveryCodesIfNoFactorLeft,
} from './runSecondFactorChange.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { isSecondFactorCompulsory } from './secondFactorPolicy.ts';

/** Time in milliseconds in which the first code of a new app must be entered. */
const confirmWithinMs = 15 * 60_000;

/**
 * Makes the secret for an authenticator app; an app that the account has stays valid until the new one is confirmed.
 * @throws Refusal as `verifyAccountOwner`
 */
export const startAuthenticatorSetup: UseCase<'authenticatorStart'> = async (input, context) => {
  const { db, account, now, programme } = context;
  await verifyAccountOwner(input, context, 'second-factor-change');
  const secret = createAuthenticatorSecret();
  const pending = {
    pending_secret: secret,
    pending_until: new Date(now().getTime() + confirmWithinMs),
  };
  await db
    .insertInto('authenticators')
    .values({ account_id: account.id, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
  const { email } = account;
  return {
    secret,
    address: formatOtpauthUri(secret, { product: programme.product, email }),
  };
};

/**
 * Makes the started app the account's second factor, with new recovery codes, and ends all other sessions: they may
 * have begun with the password alone, which somebody else may know.
 * @throws Refusal invalid-input with the field `code`: `wrong`, or `ended` if no app was started or its time is over;
 *   slow-down after too many wrong codes
 */
export const confirmAuthenticator: UseCase<'authenticatorConfirm'> = async (
  { code, language },
  context,
) => {
  const { db, account, now } = context;
  const at = now();
  const started = await db
    .selectFrom('authenticators')
    .select('pending_secret')
    .where('account_id', '=', account.id)
    .where('pending_until', '>', at)
    .executeTakeFirst();
  const secret = started?.pending_secret;
  if (!secret) throw refuse('invalid-input', { fields: { code: 'ended' } });
  const counted = await countAttempt({
    db,
    buckets: [{ kind: 'account', key: `new app of ${account.id}` }],
    now: at,
  });
  if ('wait' in counted)
    throw refuse('slow-down', { retryAfterSeconds: counted.wait.retryAfterSeconds });
  const step = findAuthenticatorTimeStep(secret, { code: code.replace(/\s/g, ''), at });
  if (step === undefined) throw refuse('invalid-input', { fields: { code: 'wrong' } });
  await clearFailuresAfterSuccess(db, counted);
  const change = { action: 'authenticatorConfirm', language } as const;
  const recoveryCodes = await runSecondFactorChange(context, change, async (trx) => {
    const set = await trx
      .updateTable('authenticators')
      .set({
        ...{ secret, confirmed_at: at, last_step: step },
        ...{ pending_secret: null, pending_until: null },
      })
      .where('account_id', '=', account.id)
      .where('pending_secret', '=', secret)
      .executeTakeFirst();
    if (set.numUpdatedRows === 0n) throw refuse('invalid-input', { fields: { code: 'ended' } });
    await deleteSessions(trx, { accountId: account.id, keptTokenHash: account.tokenHash });
    const result = await replaceRecoveryCodes(trx, account.id);
    return { result, mail: { kind: 'second-factor-set' } };
  });
  return { recoveryCodes };
};

/**
 * Removes the caller's app.
 * @throws Refusal not-allowed if it is the last second factor and the caller must have one; otherwise as
 *   `verifyAccountOwner`
 */
export const removeAuthenticator: UseCase<'authenticatorRemove'> = async (input, context) => {
  const { db, account, secondFactorPolicy } = context;
  const app = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (!app?.secret) return {};
  const proof = await verifyAccountOwner(input, context, 'second-factor-change');
  const change = { action: 'authenticatorRemove', language: input.language, proof } as const;
  await runSecondFactorChange(context, change, async (trx) => {
    await trx.deleteFrom('authenticators').where('account_id', '=', account.id).execute();
    const isLeft = await deleteRecoveryCodesIfNoFactorLeft(trx, account.id);
    if (!isLeft && isSecondFactorCompulsory(secondFactorPolicy, account))
      throw refuse('not-allowed');
    const kind = isLeft ? 'authenticator-removed' : 'second-factor-removed';
    return { result: undefined, mail: { kind } };
  });
  return {};
};
