import type { FileStore } from './fileStore.ts';
import type { Database } from '../database/connect.ts';
import { removeLooseFiles } from './removeLooseFiles.ts';

const everyMs = 3_600_000;

/**
 * Removes loose files now and every hour; it never keeps the process alive.
 * @param onFailure told of each file that could not be removed, and of a round that failed whole
 * @returns ends it, and resolves when the round that runs is done
 */
export function keepRemovingLooseFiles(
  parts: { db: Database; files: FileStore; now: () => Date },
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const round = async () => {
    try {
      (await removeLooseFiles(parts)).failures.forEach(onFailure);
    } catch (error) {
      onFailure(error);
    }
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
