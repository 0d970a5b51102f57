import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { InvalidArchiveError } from '../backup/archive.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { defineCommand } from './command-line/command.ts';
import { confirmOutputPath } from './command-line/commandContext.ts';
import { UsageError } from './command-line/usageError.ts';

export const backupCommand = defineCommand({
  description: 'writes everything, database and files, into one archive that only you can read',
  positionals: { file: { description: 'the archive, such as backup.tar.gz' } },
  options: {},
  run: async ({ file }, context) => {
    const { now, isDryRun, inDatabase, openFiles } = context;
    const target = resolve(file);
    await confirmOutputPath(target, { kind: 'file', context });
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

export const restoreCommand = defineCommand({
  description: 'brings a backup back into an empty installation',
  positionals: { file: { description: 'the archive that backup has written' } },
  options: {},
  run: async ({ file }, { isDryRun, inDatabase, openFiles }) => {
    const source = resolve(file);
    const { createdAt, tables, files, faults, endedSessions } = await inDatabase(async (trx) => {
      const store = await openFiles(trx);
      // In a dry run, read the files without keeping them in memory.
      const target = isDryRun ? { ...store, write: readThrough } : store;
      return restoreBackup({ trx, files: target, source });
    }).catch((error: unknown) => {
      throw error instanceof InvalidArchiveError ? new UsageError(error.message) : error;
    });
    const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
    return {
      sentences: [
        `Restored the state of ${createdAt}: ${tables.length} tables with ${rowCount} rows, and ${files.length} files.`,
        `All sessions have ended (${endedSessions}), and signing keys are made anew: everybody signs in again. Restart the servers.`,
        ...faults.map(
          ({ documentId, title, fault }) =>
            `Document ${documentId} “${title}”: its file was ${fault} already when the backup was made.`,
        ),
      ],
      data: {
        createdAt,
        tableCount: tables.length,
        rowCount,
        fileCount: files.length,
        faults,
        endedSessions,
      },
    };
  },
});

async function readThrough(
  _storedName: string,
  bytes: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<void> {
  if (!(bytes instanceof Uint8Array)) await Readable.from(bytes).forEach(() => undefined);
}
