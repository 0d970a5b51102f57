import { hashPassword } from '../accounts/passwordHash.ts';
import { recordChanges } from '../audit/recordChanges.ts';
import { InvalidContentError } from '../content/invalidContentError.ts';
import { readDemoWorld } from '../content/reading/readDemoWorld.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import { eraseOrganisation } from '../erasing/eraseOrganisation.ts';
import { composeDemoWorld } from './demo/composeDemoWorld.ts';
import { demoPassword } from './demo/demoPassword.ts';
import { prepareDemoWorld } from './demoWorld.ts';

/**
 * Deletes the demo world and creates it again: erases its organisations with all their data, and gives its certifiers
 * the demo password again and ends their sessions. Other data is not touched.
 * @returns the orphaned files: remove them from the store after the commit (`removeErasedFiles`)
 * @throws InvalidContentError if the demo world's files have issues; nothing is changed then
 */
export async function resetDemoWorld(
  prepare: Parameters<typeof prepareDemoWorld>[0],
): Promise<string[]> {
  const { db, contentFolder, now, log } = prepare;
  const { world, issues } = await readDemoWorld(contentFolder, undefined);
  if (!world) throw new InvalidContentError(issues);
  const { organisations, users } = composeDemoWorld(world);
  const passwordHash = await hashPassword(demoPassword);
  const { erasedCount, storedNames } = await inTransaction(db, async (trx) => {
    const erased = [];
    for (const { key } of organisations)
      erased.push(await eraseOrganisation({ trx, key, at: now() }));
    await resetAccounts(trx, { emails: users.map(({ email }) => email), passwordHash });
    const there = erased.filter((one) => one !== undefined);
    await recordChanges(trx, {
      at: now(),
      accountId: null,
      questionnaireId: null,
      action: 'resetDemoWorld',
      changes: [{ subject: 'organisations', before: there.length, after: 0 }],
    });
    return {
      erasedCount: there.length,
      storedNames: there.flatMap((one) => one.storedNames),
    };
  });
  log(`Demo: removed ${erasedCount} organisations.`);
  await prepareDemoWorld(prepare);
  return storedNames;
}

async function resetAccounts(
  trx: TransactionDatabase,
  { emails, passwordHash }: { emails: string[]; passwordHash: string },
): Promise<void> {
  const accounts = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, disabled_at: null })
    .where('email', 'in', emails)
    .returning('id')
    .execute();
  const ids = accounts.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('tokens').where('account_id', 'in', ids).execute();
}
