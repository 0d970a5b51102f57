import { removeFromAllStores, type FileStore } from '../documents/stores/fileStore.ts';

/**
 * Removes the files of an erased organisation from the store. Their rows as orphaned files stay: a still valid upload
 * URL may restore a file, and the clean-up then removes it again.
 * @returns the number of files that could not be removed now; the clean-up retries
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
