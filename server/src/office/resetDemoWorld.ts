import { hashPassword } from '../accounts/hashPassword.ts';
import { recordChanges } from '../audit/recordChanges.ts';
import { readDemoWorld } from '../content/reading/readDemoWorld.ts';
import { ContentFaultsError } from '../content/contentFaultsError.ts';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { demoPassword } from './demo/demoPassword.ts';
import { prepareDemoWorld } from './demoWorld.ts';

/**
 * Throws away what people did in the demo world and makes it anew: its organisations' questionnaires with all that
 * belongs to them; its accounts get their first password back and are signed out. Nothing else is touched.
 * @throws ContentFaultsError when the demo world's file has faults; then nothing is changed
 */
export async function resetDemoWorld(
  prepare: Parameters<typeof prepareDemoWorld>[0],
): Promise<void> {
  const { db, contentFolder, now, log } = prepare;
  const { world, faults } = await readDemoWorld(contentFolder, undefined);
  if (!world) throw new ContentFaultsError(faults);
  const passwordHash = await hashPassword(demoPassword);
  const emails = world.accounts.map(({ email }) => email);
  const keys = world.organisations.map(({ key }) => key);
  const removed = await inTransaction(db, async (trx) => {
    const count = await removeQuestionnaires(trx, keys);
    const accounts = await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, disabled_at: null })
      .where('email', 'in', emails)
      .returning('id')
      .execute();
    const ids = accounts.map(({ id }) => id);
    if (ids.length > 0) await trx.deleteFrom('tokens').where('account_id', 'in', ids).execute();
    await recordChanges(trx, {
      at: now(),
      accountId: null,
      questionnaireId: null,
      action: 'resetDemoWorld',
      changes: [{ subject: 'questionnaires', before: count, after: 0 }],
    });
    return count;
  });
  log(`Demo: removed ${removed} questionnaires.`);
  await prepareDemoWorld(prepare);
}

/** @returns how many there were */
async function removeQuestionnaires(trx: Database, organisationKeys: string[]): Promise<number> {
  const removed = await trx
    .deleteFrom('questionnaires')
    .where('organisation_id', 'in', (sub) =>
      sub.selectFrom('organisations').select('id').where('key', 'in', organisationKeys),
    )
    .returning('id')
    .execute();
  await trx.deleteFrom('organisations').where('key', 'in', organisationKeys).execute();
  return removed.length;
}
