import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestBucket } from '../../../server/src/documents/testing/openTestBucket.ts';
import { openRegistryStore } from '../openRegistryStore.ts';
import type { RegistryStore } from '../registryStore.ts';

export type TestStore = { store: RegistryStore; close: () => Promise<void> };

/** For each kind of store, a function that creates an empty store and opens it in the same way as the commands. */
export const storeCreators: Record<string, () => Promise<TestStore>> = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cert-modules-'));
    return {
      store: openRegistryStore(folder, {}),
      close: () => rm(folder, { recursive: true }),
    };
  },
  'a bucket': async () => {
    const { address, close } = await openTestBucket();
    const environment = {
      S3_ENDPOINT: address.endpoint,
      S3_REGION: address.region,
      S3_ACCESS_KEY: address.credentials.accessKeyId,
      S3_SECRET_KEY: address.credentials.secretAccessKey,
    };
    return { store: openRegistryStore(`s3://${address.bucket}/site`, environment), close };
  },
};
