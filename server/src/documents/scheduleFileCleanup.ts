import type { FileStore } from './fileStore.ts';
import type { Database } from '../database/connect.ts';
import { removeOrphanedFiles } from './removeOrphanedFiles.ts';
import { removeUnknownFiles } from './removeUnknownFiles.ts';

/** With `uploadTtlMs` of 35 minutes and 10 for what is being kept, an unsubmitted file is gone within the hour. */
export const cleanupIntervalMs = 300_000;
/** Every so many rounds the whole store is looked through. */
const roundsPerLook = 12;

/**
 * Removes loose files now and every five minutes, and every hour those that nobody knows; it never keeps the process
 * alive.
 * @param onFailure told of each file that could not be removed, and of a round that failed whole
 * @returns ends it, and resolves when the round that runs is done
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
