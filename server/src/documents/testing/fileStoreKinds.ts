import { openTestFiles } from '../../testing/openTestFiles.ts';
import type { FileStore } from '../stores/fileStore.ts';
import { openS3FileStore } from '../stores/openS3FileStore.ts';
import { openTestBucket } from './openTestBucket.ts';

type OpenStore = () => Promise<{ files: FileStore; close: () => Promise<void> }>;

/** Every kind of file store, each opened empty; all must fulfil the same contract. */
export const fileStoreKinds: [kind: string, open: OpenStore][] = [
  ['on the disk', openTestFiles],
  ['in a bucket', openBucket],
];

async function openBucket(): ReturnType<OpenStore> {
  const { address, close } = await openTestBucket();
  const files = await openS3FileStore({ address, limitBytes: 50_000, now: () => new Date() });
  return { files, close };
}
