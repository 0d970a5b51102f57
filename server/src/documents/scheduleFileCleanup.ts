import type { FileStore } from './fileStore.ts';
import type { Database } from '../database/connect.ts';
import { removeOrphanedFiles } from './removeOrphanedFiles.ts';
import { removeUnknownFiles } from './removeUnknownFiles.ts';

/**
 * Together with `uploadTtlMs` (35 minutes) and `pendingFileTtlMs` (10 minutes), an unsubmitted file is removed within
 * the hour.
 */
export const cleanupIntervalMs = 300_000;
/** The whole store is scanned once in this many runs. */
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
