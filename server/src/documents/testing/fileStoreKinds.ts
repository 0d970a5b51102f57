import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openTestFiles } from '../../testing/openTestFiles.ts';
import type { FileStore } from '../fileStore.ts';
import { openS3FileStore } from '../openS3FileStore.ts';
import { hasRightSignature } from './hasRightSignature.ts';

type OpenStore = () => Promise<{ files: FileStore; close: () => Promise<void> }>;

/** Every kind of file store, each opened empty: what is promised of one must hold for all. */
export const fileStoreKinds: [kind: string, open: OpenStore][] = [
  ['on the disk', openTestFiles],
  ['in a bucket', openBucket],
];

/** Speaks S3's protocol over HTTP and checks times and signatures as the real ones do. */
async function openBucket(): ReturnType<OpenStore> {
  const directory = await mkdtemp(join(tmpdir(), 'cert-bucket-'));
  const bucket = 'documents';
  const secretAccessKey = 'S3RVER';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  server.middleware.unshift(async (context, next) => {
    if (hasRightSignature(context.req, secretAccessKey)) await next();
    else context.status = 403;
  });
  const { port } = await server.run();
  const files = await openS3FileStore({
    address: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      isPathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey },
    },
    limitBytes: 50_000,
    now: () => new Date(),
  });
  return {
    files,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
