import type { FileStore } from './fileStore.ts';

/** Removes a file from among the documents and from the quarantine: a file that nobody owns may lie in either. */
export async function removeFromAllStores(
  files: Pick<FileStore, 'remove' | 'quarantine'>,
  storedName: string,
): Promise<void> {
  await files.remove(storedName);
  await files.quarantine.remove(storedName);
}
