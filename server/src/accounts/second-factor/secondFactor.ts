import { refuse } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { UseCase } from '../../useCase.ts';
import { lockAccountRow } from '../lockAccountRow.ts';
import { verifyAccountOwner } from '../verifyAccountOwner.ts';
import {
  runSecondFactorChange,
  deleteRecoveryCodesIfNoFactorLeft,
} from './runSecondFactorChange.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { isSecondFactorCompulsory } from './secondFactorPolicy.ts';
import { hasSecondFactor } from './verifySecondFactor.ts';

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
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'added_at', 'used_at'])
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute();
  return {
    compulsory: isSecondFactorCompulsory(secondFactorPolicy, account),
    authenticatorSince: app?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, added_at, used_at }) => ({
      ...{ id, name },
      addedAt: added_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recoveryCodes: await countRecoveryCodes(db, account.id),
  };
};

/**
 * Makes new recovery codes for the caller; earlier ones end.
 * @throws Refusal conflict if the account has no second factor; otherwise as `verifyAccountOwner`
 */
export const makeRecoveryCodes: UseCase<'recoveryCodesMake'> = async (input, context) => {
  const { db, account } = context;
  if (!(await hasSecondFactor(db, account.id))) throw refuse('conflict');
  const proof = await verifyAccountOwner(input, context, 'second-factor-change');
  const change = { action: 'recoveryCodesMake', language: input.language, proof } as const;
  const recoveryCodes = await runSecondFactorChange(context, change, async (trx) => ({
    result: await replaceRecoveryCodes(trx, account.id),
    mail: { kind: 'second-factor-set' },
  }));
  return { recoveryCodes };
};

/**
 * Removes an account's authenticator app, passkeys and recovery codes. Call it in a transaction.
 * @returns false if the account had no second factor
 */
export async function deleteSecondFactor(trx: Database, accountId: number): Promise<boolean> {
  await lockAccountRow(trx, accountId);
  const hadFactor = await hasSecondFactor(trx, accountId);
  for (const table of ['authenticators', 'passkeys'] as const)
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
  await deleteRecoveryCodesIfNoFactorLeft(trx, accountId);
  return hadFactor;
}
