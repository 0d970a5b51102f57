import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from './fileStore.ts';
import { openDiskFileStore } from './openDiskFileStore.ts';
import { readSigningKey } from '../../database/readSigningKey.ts';

/**
 * Opens the file store that the configuration names, for the server and for office commands. The store needs no
 * closing.
 * @param now clock for the expiry of the store's URLs
 * @param db a migrated database, which contains the signing key of the disk store
 */
export async function openFileStore({
  config: { files, uploadLimitBytes: limitBytes },
  db,
  now,
}: {
  config: Pick<Config, 'files' | 'uploadLimitBytes'>;
  db: Database;
  now: () => Date;
}): Promise<FileStore> {
  if (files.kind === 's3') {
    // Loaded on demand, because its S3 client is by far the largest library of the server.
    const { openS3FileStore } = await import('./openS3FileStore.ts');
    return openS3FileStore({ address: files.address, limitBytes, now });
  }
  const signingKey = await readSigningKey(db, 'files');
  return openDiskFileStore({ folder: files.folder, signingKey, limitBytes });
}
