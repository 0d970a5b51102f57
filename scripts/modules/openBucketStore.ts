import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Address } from '../../server/src/documents/stores/s3Address.ts';
import { explainBucketError } from './explainBucketError.ts';
import {
  parseRegistryState,
  type RegistryState,
  formatServedRegistry,
  formatRegistryState,
  toHistoryFileName,
  registryFile,
  type RegistryStore,
  type StoredFile,
} from './registryStore.ts';

/**
 * Modules in a bucket of an S3-compatible store with conditional writes (`If-None-Match: *`). As in a folder, the
 * history decides which state is the newest: of two concurrent changes, the one that creates the object of a revision
 * first succeeds. `modules.json` is a copy of the newest revision.
 * @param prefix of all keys: empty, or with a slash at its end
 */
export function openBucketStore({
  address: { endpoint, region, bucket, isPathStyle, credentials },
  prefix,
}: {
  address: S3Address;
  prefix: string;
}): RegistryStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const location = `s3://${bucket}/${prefix}`;
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw explainBucketError(error, location);
      }
    },
    { step: 'initialize', name: 'explainBucketError' },
  );
  const objectOf = (file: string) => ({ Bucket: bucket, Key: prefix + file });

  async function readFile(file: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(objectOf(file)));
      return Body instanceof Readable ? await buffer(Body) : undefined;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** Creates an object. @returns false when the object already exists */
  async function create(file: string, bytes: Buffer, cacheControl: string): Promise<boolean> {
    try {
      await put(file, { bytes, cacheControl, condition: { IfNoneMatch: '*' } });
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412)
        return false;
      throw error;
    }
  }

  async function put(
    file: string,
    {
      bytes,
      cacheControl,
      condition,
    }: { bytes: Buffer; cacheControl: string; condition?: { IfNoneMatch: '*' } },
  ): Promise<void> {
    const headers = { ContentType: typeOf(file), CacheControl: cacheControl, ...condition };
    await client.send(new PutObjectCommand({ ...objectOf(file), Body: bytes, ...headers }));
  }

  /** Lists all files below a folder. @param folder with a slash at its end */
  async function listFiles(folder: string): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    const Prefix = objectOf(folder).Key;
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix },
    ))
      for (const { Key = '', LastModified = new Date() } of Contents)
        files.push({ file: Key.slice(prefix.length), writtenAt: LastModified });
    return files;
  }

  /** Lists the revisions, the newest first. */
  async function listRevisions(): Promise<number[]> {
    return (await listFiles('modules.history/'))
      .map(({ file }) => Number.parseInt(path.basename(file), 10))
      .filter(Number.isInteger)
      .sort((a, b) => b - a);
  }

  async function readState(revision: number): Promise<RegistryState> {
    const file = toHistoryFileName(revision);
    const bytes = await readFile(file);
    return parseRegistryState(String(bytes), { place: location + file, revision });
  }

  async function serve(state: RegistryState): Promise<void> {
    if ((await readServedRevision()) !== String(state.revision))
      await client.send(
        new PutObjectCommand({
          ...objectOf(registryFile),
          Body: formatServedRegistry(state),
          ContentType: typeOf(registryFile),
          CacheControl: 'no-cache',
          Metadata: { revision: String(state.revision) },
        }),
      );
    const [newest] = await listRevisions();
    if (newest !== undefined && newest > state.revision) await serve(await readState(newest));
  }

  async function readServedRevision(): Promise<string | undefined> {
    try {
      const { Metadata } = await client.send(new HeadObjectCommand(objectOf(registryFile)));
      return Metadata?.['revision'];
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  return {
    location,
    async readRegistry() {
      const [newest] = await listRevisions();
      if (newest === undefined) return undefined;
      const state = await readState(newest);
      await serve(state);
      return state;
    },
    async writeRegistry(next) {
      const content = Buffer.from(formatRegistryState(next));
      if (!(await create(toHistoryFileName(next.revision), content, 'no-cache'))) return false;
      await serve(next);
      return true;
    },
    async *readHistory() {
      for (const revision of await listRevisions()) yield readState(revision);
    },
    readFile,
    async writeFile(file, bytes) {
      const cacheControl = 'public, max-age=31536000, immutable';
      if (await create(file, bytes, cacheControl)) return 'created';
      const stored = (await readFile(file)) ?? bytes;
      // A bucket sets the time of an object only when the object is written.
      await put(file, { bytes: stored, cacheControl });
      return stored.equals(bytes) ? 'unchanged' : 'has other content';
    },
    listFiles: () => listFiles('modules/'),
    // A bucket has no drafts: objects are complete when they appear.
    listDrafts: () => Promise.resolve([]),
    async removeFile(file) {
      await client.send(new DeleteObjectCommand(objectOf(file)));
    },
  };
}

function typeOf(file: string): string {
  const ending = file.slice(file.lastIndexOf('.'));
  return contentTypes[ending] ?? 'application/octet-stream';
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
