import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../database/connect.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { archiveFormat, type ArchiveManifest } from './archiveManifest.ts';
import { packArchive } from './packArchive.ts';
import { packFiles } from './packFiles.ts';
import { packTables } from './packTables.ts';
import { setRepeatableRead } from './setRepeatableRead.ts';
import { spool } from './spool.ts';
import { withTemporaryPath } from './withTemporaryPath.ts';

/**
 * Writes the database and the files of its documents into one archive (`.tar.gz`), from a consistent snapshot. The
 * archive gets its final name only when it is complete and replaces an existing one. It contains password hashes, so
 * only its owner can read it.
 * @param trx a transaction in which no query has run yet
 * @returns the manifest. `faults` lists documents whose file is missing or damaged in the store: the archive is usable,
 *   but the command must report them to the operator.
 */
export async function writeBackup({
  trx,
  openFiles,
  target,
  isDryRun,
  now,
}: {
  trx: TransactionDatabase;
  openFiles: (db: Database) => Promise<Pick<FileStore, 'read'>>;
  target: string;
  /** In a dry run the archive is written and then deleted. */
  isDryRun: boolean;
  now: () => Date;
}): Promise<ArchiveManifest> {
  await setRepeatableRead(trx);
  const files = await openFiles(trx);
  const createdAt = now();
  return withTemporaryPath(resolve(target), async (folder) => {
    await mkdir(folder, { mode: 0o700 });
    const archive = join(folder, 'archive');
    const written = await packArchive(archive, {
      at: createdAt,
      fill: async (add) => {
        const { tables, migrations, documents, orphanedNames } = await packTables({
          trx,
          folder,
          add,
        });
        const packed = await packFiles({ documents, orphanedNames, files, folder, add });
        const manifest: ArchiveManifest = {
          format: archiveFormat,
          createdAt: createdAt.toISOString(),
          migrations,
          tables,
          ...packed,
        };
        const text = [JSON.stringify(manifest, null, 1)];
        await add({ kind: 'manifest' }, await spool(join(folder, 'manifest'), toStream(text)));
        return manifest;
      },
    });
    if (!isDryRun) await rename(archive, target);
    return written;
  });
}

async function* toStream(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
