import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';

/** Files of one round: some seconds' work for a store over the network. */
const mostPerRound = 500;
/** What could not be removed waits for the next round but one, and does not stand in the way of others. */
const retryAfterMs = 3_600_000;

/**
 * Removes the files whose time is over: uploads that nobody submitted, and documents that were deleted.
 * @returns how many were removed, and what was thrown for those that could not be
 */
export async function removeLooseFiles({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): Promise<{ removed: number; failures: unknown[] }> {
  const at = now();
  const loose = await db
    .selectFrom('loose_files')
    .select('stored_name')
    .where('remove_after', '<=', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents')
            .select('id')
            .whereRef('stored_name', '=', 'loose_files.stored_name'),
        ),
      ),
    )
    .orderBy('remove_after')
    .limit(mostPerRound)
    .execute();
  const failures: unknown[] = [];
  for (const { stored_name: storedName } of loose) {
    try {
      await files.remove(storedName);
      await db
        .deleteFrom('loose_files')
        .where('stored_name', '=', storedName)
        .where('remove_after', '<=', at)
        .execute();
    } catch (error) {
      failures.push(error);
      await db
        .updateTable('loose_files')
        .set({ remove_after: new Date(at.getTime() + retryAfterMs) })
        .where('stored_name', '=', storedName)
        .execute();
    }
  }
  return { removed: loose.length - failures.length, failures };
}
