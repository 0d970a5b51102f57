import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { FileStore } from './fileStore.ts';
import { removeFromAllStores } from './removeFromAllStores.ts';

/** Maximum number of files per run: some seconds of work for a remote store. */
const mostPerRound = 500;
/** Failed or interrupted removals are retried after this time. */
const retryAfterMs = 900_000;
/** No request takes this long, so an unfinished write that is older has failed. */
const unfinishedLifeMs = 1_800_000;

/**
 * Removes orphaned files that are due: uploads that were not submitted, and deleted documents. One server claims each
 * file, so several servers can run this at once. A claimed file can no longer be submitted.
 * @returns the number of removed files, and the errors of failed removals
 */
export async function removeOrphanedFiles({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): Promise<{ removed: number; failures: unknown[] }> {
  const at = now();
  const claimedUntil = new Date(at.getTime() + retryAfterMs);
  const { rows } = await sql<{ stored_name: string; is_document: boolean }>`
    update loose_files set questionnaire_id = null, account_id = null, remove_after = ${claimedUntil}
    where stored_name in (select stored_name from loose_files where remove_after <= ${at}
      order by remove_after limit ${mostPerRound} for update skip locked)
    returning stored_name, exists (
      select stored_name from documents where documents.stored_name = loose_files.stored_name
      union all select stored_name from quarantined_files
        where quarantined_files.stored_name = loose_files.stored_name) as is_document`.execute(db);
  let removed = 0;
  const failures: unknown[] = [];
  for (const { stored_name: storedName, is_document: isDocument } of rows)
    try {
      if (!isDocument) await removeFromAllStores(files, storedName);
      await db.deleteFrom('loose_files').where('stored_name', '=', storedName).execute();
      if (!isDocument) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  try {
    await files.removeUnfinished(new Date(at.getTime() - unfinishedLifeMs));
  } catch (error) {
    failures.push(error);
  }
  return { removed, failures };
}
