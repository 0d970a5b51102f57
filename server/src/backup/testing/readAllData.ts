import { buffer } from 'node:stream/consumers';
import type { Database } from '../../database/connect.ts';
import { setTextFormats } from '../../database/inTransaction.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { readSequences, readSchema } from '../schema.ts';
import { dumpTable } from '../tableDump.ts';

/** Reads all data of an installation, for comparison: every row as text, the sequences, and every file. */
export async function readAllData(
  db: Database,
  files: Pick<FileStore, 'list' | 'read'>,
): Promise<{
  tables: { [table: string]: string[] };
  next: { [table: string]: Record<string, string> };
  files: { [storedName: string]: string };
}> {
  const tables: { [table: string]: string[] } = {};
  const next: { [table: string]: Record<string, string> } = {};
  await db.transaction().execute(async (trx) => {
    await setTextFormats(trx);
    for (const schema of await readSchema(trx)) {
      const lines: string[] = [];
      for await (const line of dumpTable(trx, schema)) lines.push(line);
      tables[schema.name] = lines.sort();
      next[schema.name] = await readSequences(trx, schema);
    }
  });
  const contents: [string, string][] = [];
  for await (const name of files.list()) {
    const stream = await files.read(name);
    contents.push([name, (await buffer(stream!)).toString('base64')]);
  }
  return { tables, next, files: Object.fromEntries(contents.sort()) };
}
