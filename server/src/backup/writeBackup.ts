import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../database/connect.ts';
import {
  type TransactionDatabase,
  setRepeatableRead,
  setTextFormats,
} from '../database/inTransaction.ts';
import { readAppliedMigrations } from '../database/migrate.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { withTemporaryPath } from '../withTemporaryPath.ts';
import { archiveFormatVersion, type ArchiveManifest } from './archive.ts';
import { packArchive, spoolToFile, type EntryAdder } from './packArchive.ts';
import { readSequences, readSchema } from './schema.ts';
import { dumpTable } from './tableDump.ts';

/**
 * Writes the database and the files of its documents into one archive (`.tar.gz`), from a consistent snapshot. The
 * archive gets its final name only when it is complete, and then replaces an existing file of that name. It contains
 * password hashes, so only the owner of the file can read it.
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
          format: archiveFormatVersion,
          createdAt: createdAt.toISOString(),
          migrations,
          tables,
          ...packed,
        };
        const text = [JSON.stringify(manifest, null, 1)];
        await add(
          { kind: 'manifest' },
          await spoolToFile(join(folder, 'manifest'), toStream(text)),
        );
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

/** The fields of a document that the backup of its file needs. */
type StoredDocument = { id: number; title: string; storedName: string; sha256: string };

/**
 * Adds all tables to the archive, and reads the documents and the names of orphaned files (`loose_files`).
 * @param trx sees a consistent snapshot (`setRepeatableRead`)
 * @param folder for temporary copies of the tables
 */
async function packTables({
  trx,
  folder,
  add,
}: {
  trx: TransactionDatabase;
  folder: string;
  add: EntryAdder;
}): Promise<
  Pick<ArchiveManifest, 'tables' | 'migrations'> & {
    documents: StoredDocument[];
    orphanedNames: string[];
  }
> {
  await setTextFormats(trx);
  const tables: ArchiveManifest['tables'] = [];
  for (const schema of await readSchema(trx)) {
    const spooled = await spoolToFile(join(folder, 'table'), dumpTable(trx, schema));
    await add({ kind: 'table', table: schema.name }, spooled);
    await rm(spooled.path);
    tables.push({
      name: schema.name,
      columns: schema.columns.map(({ name }) => name),
      rowCount: spooled.lineCount,
      nextNumbers: await readSequences(trx, schema),
      byteCount: spooled.byteCount,
      sha256: spooled.sha256,
    });
  }
  const documents = await trx
    .selectFrom('documents')
    .select(['id', 'title', 'stored_name as storedName', 'sha256'])
    .orderBy('id')
    .execute();
  const loose = await trx.selectFrom('loose_files').select('stored_name').execute();
  return {
    tables,
    migrations: await readAppliedMigrations(trx),
    documents,
    orphanedNames: loose.map((row) => row.stored_name),
  };
}

/**
 * Adds the files that the tables refer to. A document whose file is missing or damaged is reported in `faults`. A
 * missing orphaned file is not reported, because it may not have been uploaded yet. Other files in the store are
 * skipped.
 * @param folder for temporary copies of the files
 */
async function packFiles({
  documents,
  orphanedNames,
  files,
  folder,
  add,
}: {
  documents: readonly StoredDocument[];
  orphanedNames: readonly string[];
  files: Pick<FileStore, 'read'>;
  folder: string;
  add: EntryAdder;
}): Promise<Pick<ArchiveManifest, 'files' | 'faults'>> {
  const packed: ArchiveManifest['files'] = [];
  const faults: ArchiveManifest['faults'] = [];
  const packFile = async (storedName: string): Promise<string | undefined> => {
    const bytes = await files.read(storedName);
    if (!bytes) return undefined;
    const { path, byteCount, sha256, lineCount } = await spoolToFile(join(folder, 'file'), bytes);
    await add({ kind: 'file', storedName }, { path, byteCount, sha256, lineCount });
    await rm(path);
    packed.push({ storedName, byteCount, sha256 });
    return sha256;
  };
  for (const { id, title, storedName, sha256 } of documents) {
    const found = await packFile(storedName);
    if (found === sha256) continue;
    faults.push({
      documentId: id,
      title,
      fault: found === undefined ? 'missing' : 'damaged',
    });
  }
  for (const storedName of orphanedNames) await packFile(storedName);
  return { files: packed, faults };
}
