import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '../server/src/documents/stores/fileStore.ts';
import { openDiskFileStore } from '../server/src/documents/stores/openDiskFileStore.ts';

/** Creates a file store in a temporary folder. */
export async function createTempFileStore(cleanup: AsyncDisposableStack): Promise<FileStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  return openDiskFileStore({
    folder,
    signingKey: 'key of the bench',
    limitBytes: 26_214_400,
  });
}
