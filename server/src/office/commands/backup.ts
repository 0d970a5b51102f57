import { resolve } from 'node:path';
import { writeBackup } from '../../backup/writeBackup.ts';
import { defineCommand } from '../command.ts';
import { confirmTarget } from '../confirmTarget.ts';
import { UsageError } from '../usageError.ts';

export const backup = defineCommand({
  description: 'writes everything, database and files, into one archive that only you can read',
  positionals: { file: { description: 'the archive, such as backup.tar.gz' } },
  options: {},
  run: async ({ file }, context) => {
    const { now, isDryRun, inDatabase, openFiles } = context;
    const target = resolve(file);
    await confirmTarget(target, { kind: 'file', context });
    const { tables, files, faults } = await inDatabase((trx) =>
      writeBackup({ trx, openFiles, target, isDryRun, now }),
    );
    const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
    const sentence = `${target}: ${tables.length} tables with ${rowCount} rows, and ${files.length} files.`;
    if (faults.length > 0)
      throw new UsageError(
        `${sentence} The backup is usable, but the files of these documents are missing or damaged in the store:`,
        faults.map((fault) => ({
          sentence: `Document ${fault.documentId} “${fault.title}”: its file is ${fault.fault}.`,
          ...fault,
        })),
      );
    return {
      sentences: [sentence],
      data: { file: target, tableCount: tables.length, rowCount, fileCount: files.length },
    };
  },
});
