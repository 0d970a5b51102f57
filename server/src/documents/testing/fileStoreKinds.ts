import { openTestFileStore } from '../../testing/openTestFileStore.ts';
import type { FileStore } from '../stores/fileStore.ts';
import { openS3FileStore } from '../stores/openS3FileStore.ts';
import { openTestBucket } from './openTestBucket.ts';

type OpenStore = () => Promise<{ files: FileStore; close: () => Promise<void> }>;

/** Every kind of file store, with a function that opens an empty one. All kinds must pass the same tests. */
export const fileStoreKinds: [kind: string, open: OpenStore][] = [
  ['on the disk', openTestFileStore],
  ['in a bucket', openBucket],
];

async function openBucket(): ReturnType<OpenStore> {
  const { address, close } = await openTestBucket();
  const files = await openS3FileStore({ address, limitBytes: 50_000, now: () => new Date() });
  return { files, close };
}
