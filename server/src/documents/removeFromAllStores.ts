import type { FileStore } from './fileStore.ts';

/** Removes a file from the documents and from the quarantine; an orphaned file may be in either. */
export async function removeFromAllStores(
  files: Pick<FileStore, 'remove' | 'quarantine'>,
  storedName: string,
): Promise<void> {
  await files.remove(storedName);
  await files.quarantine.remove(storedName);
}
