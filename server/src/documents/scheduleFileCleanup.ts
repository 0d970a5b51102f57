import type { FileStore } from './fileStore.ts';
import type { Database } from '../database/connect.ts';
import { removeOrphanedFiles } from './removeOrphanedFiles.ts';
import { removeUnknownFiles } from './removeUnknownFiles.ts';

/**
 * Time between two runs. Added to `uploadTtlMs` (35 minutes) and `pendingFileTtlMs` (10 minutes), it is less than an
 * hour, so an unsubmitted file is removed within an hour.
 */
export const cleanupIntervalMs = 300_000;
/** Once in this many runs, the whole store is searched for unknown files. */
const roundsPerLook = 12;

/**
 * Removes orphaned files now and every five minutes, and unknown files every hour. Does not keep the process alive.
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
      if (rounds++ % roundsPerLook === 0) await removeUnknownFiles(parts);
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
