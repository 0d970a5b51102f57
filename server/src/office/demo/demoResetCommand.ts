import { demoPassword } from '../../accounts/demoPassword.ts';
import { hashPassword } from '../../accounts/passwordHash.ts';
import { recordChanges } from '../../audit/recordChanges.ts';
import { InvalidContentError } from '../../content/contentIssue.ts';
import { readDemoWorld } from '../../content/reading/readDemoWorld.ts';
import { inTransaction, type TransactionDatabase } from '../../database/inTransaction.ts';
import { removeErasedFiles, eraseOrganisation } from '../../organisation-data/eraseOrganisation.ts';
import { defineCommand } from '../command-line/command.ts';
import { UsageError } from '../command-line/usageError.ts';
import { composeDemoWorld } from './composeDemoWorld.ts';
import { prepareDemoWorld } from './demoWorld.ts';

export const demoResetCommand = defineCommand({
  description: 'deletes the demo world and creates it again',
  positionals: {},
  options: {},
  run: async (_given, { config, now, showProgress, isDryRun, inDatabase, openFiles, confirm }) => {
    // Refused unless DEMO=1 is set, because the password of the demo accounts is published in the README.
    if (!config.isDemo)
      throw new UsageError('DEMO=1 is not set, so this is no installation for a demo world.');
    await confirm('Throw away all that was done in the demo world?');
    const { files, storedNames } = await inDatabase(async (db) => {
      const store = await openFiles(db);
      const { contentFolder } = config;
      const loose = await resetDemoWorld({
        db,
        files: store,
        contentFolder,
        now,
        log: showProgress,
      });
      return { files: store, storedNames: loose };
    });
    // Files are removed after the commit, because a rollback cannot restore them. The server's clean-up retries
    // failures.
    if (!isDryRun) await removeErasedFiles(files, storedNames);
    return { sentences: ['The demo world is in its initial state.'], data: {} };
  },
});

/**
 * Deletes the demo world and creates it again: erases its organisations with all their data. Its certifiers' accounts
 * stay: they are enabled, get the demo password again, and their sessions end. Other data is not touched.
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
    .set({ password_hash: passwordHash, has_initial_password: false, disabled_at: null })
    .where('email', 'in', emails)
    .returning('id')
    .execute();
  const ids = accounts.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('tokens').where('account_id', 'in', ids).execute();
}
