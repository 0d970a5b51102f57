import { type FileStore, removeFromAllStores } from './fileStore.ts';
import type { Database } from '../../database/connect.ts';
import { sql } from 'kysely';

/**
 * Time between two runs. The sum of this time, `uploadTtlMs` (35 minutes) and `pendingFileTtlMs` (10 minutes) is less
 * than an hour, so that an unsubmitted file is removed within an hour.
 */
export const cleanupIntervalMs = 300_000;
/** One of this many runs also searches the whole store for files that no row of the database names: once an hour. */
const runsPerFullSearch = 12;

/**
 * Removes orphaned files (`removeOrphanedFiles`) now and every five minutes, and unknown files
 * (`removeFilesWithoutRow`) now and every hour. The timer does not keep the process alive.
 * @param onFailure called for each file that could not be removed, and for a run that failed
 * @returns a function that stops the schedule and waits for the current run
 */
export function scheduleFileCleanup(
  parts: { db: Database; files: FileStore; now: () => Date },
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let rounds = 0;
  const round = async () => {
    try {
      (await removeOrphanedFiles(parts)).failures.forEach(onFailure);
      if (rounds++ % runsPerFullSearch === 0) await removeFilesWithoutRow(parts);
    } catch (error) {
      onFailure(error);
    }
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, cleanupIntervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Maximum number of files per run: some seconds of work for a remote store. */
const maxFilesPerRun = 500;
/** Time after which a removal that failed or was interrupted is tried again. */
const retryAfterMs = 900_000;
/** Minimum age of an unfinished file before it is removed: no request takes this long, so its write has failed. */
const minUnfinishedAgeMs = 1_800_000;

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
      order by remove_after limit ${maxFilesPerRun} for update skip locked)
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
    await files.removeUnfinished(new Date(at.getTime() - minUnfinishedAgeMs));
  } catch (error) {
    failures.push(error);
  }
  return { removed, failures };
}

/**
 * Minimum age of an unknown file before it is removed. No restore and no creation of the demo world takes this long.
 * Both write files before their transaction commits; if they are killed, these files remain without rows.
 */
const minUnknownAgeMs = 86_400_000;
/** Number of file names that one query looks for in the database. */
const namesPerQuery = 500;

/**
 * Removes files from the disk that no row of the database names. Does nothing if the database contains no documents: it
 * may be the wrong database, or a restore may be in progress.
 * @returns the number of removed files
 */
export async function removeFilesWithoutRow({
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
  const before = new Date(now().getTime() - minUnknownAgeMs);
  for await (const name of files.listOwnBefore(before)) {
    names.push(name);
    if (names.length === namesPerQuery) await removeUnknown();
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
