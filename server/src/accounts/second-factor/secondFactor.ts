import { defaultLanguage, refuse, type Language } from '@cert/shared/domain';
import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../../database/inTransaction.ts';
import type { AccountContext, UseCase } from '../../useCase.ts';
import { clearFailures, countAttempt } from '../countAttempt.ts';
import { lockOwner, proveOwner, type OwnerProof } from '../proveOwner.ts';
import { deleteSessions } from '../sessions.ts';
import {
  createAuthenticatorSecret,
  findAuthenticatorStep,
  formatAuthenticatorAddress,
} from './authenticatorCode.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { isSecondFactorCompulsory } from './secondFactorPolicy.ts';
import { hasSecondFactor } from './verifySecondFactor.ts';

/** Time in milliseconds in which the first code of a new app must be entered. */
const confirmWithinMs = 15 * 60_000;

/** Describes the caller's second factor. See docs/product/people.md#second-factor. */
export const readSecondFactor: UseCase<'secondFactorRead'> = async (
  _input,
  { db, account, secondFactorPolicy },
) => {
  const app = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return {
    compulsory: isSecondFactorCompulsory(secondFactorPolicy, account),
    authenticatorSince: app?.confirmed_at?.toISOString() ?? null,
    recoveryCodes: await countRecoveryCodes(db, account.id),
  };
};

/**
 * Makes the secret for an authenticator app; an app that the account has stays valid until the new one is confirmed.
 * @throws Refusal as `proveOwner`
 */
export const startAuthenticator: UseCase<'authenticatorStart'> = async (input, context) => {
  const { db, account, now, programme } = context;
  await proveOwner(input, context, logFailure(context));
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
    address: formatAuthenticatorAddress(secret, { product: programme.product, email }),
  };
};

/**
 * Makes the started app the account's second factor, with new recovery codes, and ends all other sessions: they may have
 * begun with the password alone, and somebody else may know it.
 * @throws Refusal invalid-input with the field `code`: `wrong`, or `ended`; slow-down after too many wrong ones
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
  const step = findAuthenticatorStep(secret, { code: code.replace(/\s/g, ''), at });
  if (step === undefined) throw refuse('invalid-input', { fields: { code: 'wrong' } });
  await clearFailures(db, counted);
  const recoveryCodes = await changeFactor(context, { what: 'set', language }, async (trx) => {
    // A sign-in that runs at the same time locks the account, too, and then looks for a second factor.
    await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .forUpdate()
      .execute();
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
    return replaceRecoveryCodes(trx, account.id);
  });
  return { recoveryCodes };
};

/** Removes the caller's second factor. @throws Refusal not-allowed if it is compulsory; otherwise as `proveOwner` */
export const removeAuthenticator: UseCase<'authenticatorRemove'> = async (input, context) => {
  const { db, account, secondFactorPolicy } = context;
  if (!(await hasSecondFactor(db, account.id))) return {};
  if (isSecondFactorCompulsory(secondFactorPolicy, account)) throw refuse('not-allowed');
  const proof = await proveOwner(input, context, logFailure(context));
  await changeFactor(context, { what: 'removed', language: input.language, proof }, (trx) =>
    deleteSecondFactor(trx, account.id),
  );
  return {};
};

/**
 * Makes new recovery codes for the caller; earlier ones end.
 * @throws Refusal conflict if the account has no second factor; otherwise as `proveOwner`
 */
export const makeRecoveryCodes: UseCase<'recoveryCodesMake'> = async (input, context) => {
  const { db, account } = context;
  if (!(await hasSecondFactor(db, account.id))) throw refuse('conflict');
  const proof = await proveOwner(input, context, logFailure(context));
  const recoveryCodes = await changeFactor(
    context,
    { what: 'recovery-codes', language: input.language, proof },
    (trx) => replaceRecoveryCodes(trx, account.id),
  );
  return { recoveryCodes };
};

/** Removes the second factor of an account with its recovery codes. @returns false if it had none */
export async function deleteSecondFactor(trx: Database, accountId: number): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const deleted = await trx
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .returning('secret')
    .executeTakeFirst();
  return Boolean(deleted?.secret);
}

const logFailure =
  ({ logEvent }: AccountContext) =>
  (outcome: 'wrong' | 'slowed') =>
    logEvent({ event: 'second-factor-change', outcome });

const actions = {
  set: 'authenticatorConfirm',
  removed: 'authenticatorRemove',
  'recovery-codes': 'recoveryCodesMake',
} as const;

/** Changes the second factor in one transaction with its row in the audit trail and the mail to its owner. */
async function changeFactor<Result>(
  { db, account, now, queueMail, logEvent }: AccountContext,
  {
    what,
    language,
    proof,
  }: { what: keyof typeof actions; language: Language | undefined; proof?: OwnerProof },
  change: (trx: TransactionDatabase) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, async (trx) => {
    if (proof) await lockOwner(trx, proof);
    const changed = await change(trx);
    await recordChanges(trx, {
      at: now(),
      accountId: account.id,
      questionnaireId: null,
      action: actions[what],
      // The audit trail never contains secrets.
      changes: [{ subject: `account ${account.id}`, before: null, after: null }],
    });
    await queueMail(trx, {
      accountId: account.id,
      kind: what === 'removed' ? 'second-factor-removed' : 'second-factor-set',
      language: language ?? defaultLanguage,
    });
    return changed;
  });
  logEvent({ event: 'second-factor-change', outcome: 'ok', what });
  return result;
}
