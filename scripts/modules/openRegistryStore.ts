import { statSync } from 'node:fs';
import path from 'node:path';
import { openBucketStore } from './openBucketStore.ts';
import { openFolderStore } from './openFolderStore.ts';
import type { RegistryStore } from './registryStore.ts';

/**
 * Opens the store that modules are released to.
 * @param location a folder, or `s3://bucket/prefix` with the server's settings S3_ENDPOINT, S3_REGION, S3_PATH_STYLE,
 *   S3_ACCESS_KEY and S3_SECRET_KEY
 * @throws {Error} with one sentence when the location is neither a folder that exists nor the address of a bucket
 */
export function openRegistryStore(location: string, environment: NodeJS.ProcessEnv): RegistryStore {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(location) ?? [];
  if (!bucket) return openFolderStore(findFolder(location));
  const { S3_ENDPOINT, S3_REGION, S3_PATH_STYLE, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  return openBucketStore({
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    address: {
      endpoint: S3_ENDPOINT || undefined,
      region: S3_REGION || 'us-east-1',
      bucket,
      isPathStyle: S3_PATH_STYLE ? S3_PATH_STYLE === '1' : Boolean(S3_ENDPOINT),
      credentials:
        S3_ACCESS_KEY && S3_SECRET_KEY
          ? { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY }
          : undefined,
    },
  });
}

/** Commands do not create the folder: a release to a mistyped path would seem to succeed. */
function findFolder(location: string): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(location))
    throw new Error(`${location} is no place for modules: name a folder, or s3://bucket/prefix`);
  const folder = path.resolve(location);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found)
    throw new Error(
      `${folder} does not exist: correct --to, build the site (npm run build), or create the folder`,
    );
  if (!found.isDirectory()) throw new Error(`${folder} is no folder: correct --to`);
  return folder;
}
