import { removeFromAllStores } from '../documents/removeFromAllStores.ts';
import type { FileStore } from '../documents/fileStore.ts';

/**
 * Removes the files of an erased organisation from the store. Their rows among the loose files stay: an upload that
 * was still allowed may bring one back, and the clean-up then removes it again.
 * @returns how many could not be removed now; the clean-up tries again
 */
export async function removeErasedFiles(
  files: Pick<FileStore, 'remove' | 'quarantine'>,
  storedNames: readonly string[],
): Promise<number> {
  let failureCount = 0;
  for (const name of storedNames)
    await removeFromAllStores(files, name).catch(() => {
      failureCount += 1;
    });
  return failureCount;
}
