import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { dumpTable } from './dumpTable.ts';
import { setTextFormats } from './setTextFormats.ts';
import type { ArchiveManifest } from './archiveManifest.ts';
import type { AddEntry } from './packArchive.ts';
import { readMigrations } from './readMigrations.ts';
import { readSequences } from './readSequences.ts';
import { readSchema } from './readSchema.ts';
import { spool } from './spool.ts';

/** The fields of a document that the backup of its file needs. */
export type StoredDocument = { id: number; title: string; storedName: string; sha256: string };

/**
 * Adds all tables to the archive and reads which files belong to them.
 * @param trx sees a consistent snapshot (`setRepeatableRead`)
 * @param folder for temporary copies of the tables
 */
export async function packTables({
  trx,
  folder,
  add,
}: {
  trx: TransactionDatabase;
  folder: string;
  add: AddEntry;
}): Promise<
  Pick<ArchiveManifest, 'tables' | 'migrations'> & {
    documents: StoredDocument[];
    orphanedNames: string[];
  }
> {
  await setTextFormats(trx);
  const tables: ArchiveManifest['tables'] = [];
  for (const schema of await readSchema(trx)) {
    const spooled = await spool(join(folder, 'table'), dumpTable(trx, schema));
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
    migrations: await readMigrations(trx),
    documents,
    orphanedNames: loose.map((row) => row.stored_name),
  };
}
