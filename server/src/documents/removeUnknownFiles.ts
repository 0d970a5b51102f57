import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';

/**
 * Longer than any restore or preparation of the demo world takes: they write files before their transaction is
 * committed, and only one that was killed leaves files that no row names.
 */
const unknownLifeMs = 86_400_000;
/** Names of one question to the database. */
const together = 500;

/**
 * Removes files on the disk that no row names. Nothing is removed while the database knows no file at all: then it is
 * not the one that these files belong to, or a restore is under way.
 * @returns how many were removed
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
