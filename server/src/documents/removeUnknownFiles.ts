import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';

/**
 * Longer than any restore or creation of the demo world: these write files before their transaction commits, and leave
 * files without rows only if they are killed.
 */
const unknownLifeMs = 86_400_000;
/** Number of names per query. */
const together = 500;

/**
 * Removes files on the disk without a row in the database. Does nothing if the database has no files at all: it may be
 * the wrong database, or a restore is in progress.
 * @returns the number of removed files
 */
export async function removeUnknownFiles({
  db,
  files,
  now,
}: {
  db: Database;
  files: Pick<FileStore, 'listOwnBefore' | 'remove'>;
  now: () => Date;
}): Promise<number> {
  const anyDocument = await db.selectFrom('documents').select('id').limit(1).executeTakeFirst();
  if (!anyDocument) return 0;
  let removed = 0;
  let names: string[] = [];
  const before = new Date(now().getTime() - unknownLifeMs);
  for await (const name of files.listOwnBefore(before)) {
    names.push(name);
    if (names.length === together) await removeUnknown();
  }
  await removeUnknown();
  return removed;

  async function removeUnknown(): Promise<void> {
    const batch = names;
    names = [];
    if (batch.length === 0) return;
    const known = await db
      .selectFrom('documents')
      .select('stored_name')
      .where('stored_name', 'in', batch)
      .union(db.selectFrom('loose_files').select('stored_name').where('stored_name', 'in', batch))
      .execute();
    const knownNames = new Set(known.map((row) => row.stored_name));
    for (const name of batch) {
      if (knownNames.has(name)) continue;
      await files.remove(name);
      removed += 1;
    }
  }
}
