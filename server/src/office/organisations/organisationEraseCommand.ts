import { eraseOrganisation, removeErasedFiles } from '../../organisation-data/eraseOrganisation.ts';
import { defineCommand } from '../command-line/command.ts';
import { UsageError } from '../command-line/usageError.ts';

export const organisationEraseCommand = defineCommand({
  description: 'erases an organisation with its questionnaires, accounts and files, for good',
  positionals: { key: { description: 'the organisation’s key' } },
  options: {},
  run: async ({ key }, { now, isDryRun, inDatabase, openFiles, confirm }) => {
    const title = await inDatabase(async (trx) => {
      const found = await trx
        .selectFrom('organisations')
        .select('title')
        .where('key', '=', key)
        .executeTakeFirst();
      // An unknown key is an error: a typing mistake must not look like a successful erasure.
      if (!found) throw new UsageError(`There is no organisation “${key}”: nothing was erased.`);
      return found.title;
    });
    await confirm(
      `Erase ${title} (${key}) with all its questionnaires, accounts and files, for good?`,
    );
    const { erased, files } = await inDatabase(async (trx) => ({
      erased: await eraseOrganisation({ trx, key, at: now() }),
      files: await openFiles(trx),
    }));
    if (!erased) throw new UsageError(`There is no organisation “${key}”: nothing was erased.`);
    const { rowCounts, leavingCount, storedNames } = erased;
    // Files are removed after the commit, because a rollback cannot restore them.
    const failureCount = isDryRun ? 0 : await removeErasedFiles(files, storedNames);
    const { questionnaires = 0, accounts = 0, audit_log: forgotten = 0 } = rowCounts;
    return {
      sentences: [
        `Erased organisation ${erased.organisationId} (${key}): ${questionnaires} questionnaires, ${accounts} accounts, ${storedNames.length} files.`,
        `${leavingCount} accounts were kept and unlinked from the organisation; ${forgotten} rows of the audit trail lost their values.`,
        ...(failureCount > 0
          ? [`${failureCount} files could not be removed now; the server’s clean-up will retry.`]
          : []),
        'Older backups still contain it.',
      ],
      data: {
        key,
        rowCounts,
        leavingCount,
        fileCount: storedNames.length,
        failureCount,
      },
    };
  },
});
