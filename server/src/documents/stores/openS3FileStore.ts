import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { create as contentDisposition } from 'content-disposition';
import { signedUrlTtlSeconds, storeDownloadTtlSeconds } from './uploadTtl.ts';
import type { BlobStore, FileStore } from './fileStore.ts';
import type { S3Address } from './s3Address.ts';

const quarantinePrefix = 'quarantine/';

/**
 * Opens a file store in an S3-compatible bucket. Browsers upload to it and download from it directly. The operator must
 * give the bucket a CORS rule that allows PUT with `content-type` from the site's origin, and must deny public access.
 * The URL of a PUT cannot limit the size of the file, so a file that is too large is refused and removed when it is
 * submitted. The store cannot check sessions, so download URLs are short-lived.
 */
export async function openS3FileStore({
  address: { endpoint, region, bucket, isPathStyle, credentials },
  limitBytes,
  now,
}: {
  address: S3Address;
  limitBytes: number;
  now: () => Date;
}): Promise<FileStore> {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    credentials,
    // By default, the client adds checksums to signed URLs, which only Amazon S3 supports.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // By default there is no time limit for a store that does not answer.
    requestHandler: { connectionTimeout: 2000, socketTimeout: 10_000 },
    maxAttempts: 2,
  });
  const sign = (command: PutObjectCommand | GetObjectCommand, at: Date) =>
    getSignedUrl(client, command, {
      expiresIn:
        command instanceof PutObjectCommand ? signedUrlTtlSeconds : storeDownloadTtlSeconds,
      signingDate: at,
      // By default, the header `content-type` is not signed, so that an uploader could change the type.
      signableHeaders: new Set(['host', 'content-type']),
    });
  const objectOf = (storedName: string) => ({ Bucket: bucket, Key: storedName });
  const blobStoreAt = (prefix: string): BlobStore => {
    const objectIn = (storedName: string) => objectOf(prefix + storedName);
    return {
      write: async (storedName, bytes) => {
        // The bytes are buffered, because the store needs their number first; documents are small enough for this.
        const body = bytes instanceof Uint8Array ? bytes : await buffer(bytes);
        await client.send(new PutObjectCommand({ ...objectIn(storedName), Body: body }));
      },
      read: async (storedName) => {
        const found = await client
          .send(new GetObjectCommand(objectIn(storedName)))
          .catch((error: unknown) => {
            if (error instanceof NoSuchKey) return undefined;
            throw error;
          });
        return found?.Body instanceof Readable ? found.Body : undefined;
      },
      remove: async (storedName) => {
        await client.send(new DeleteObjectCommand(objectIn(storedName)));
      },
    };
  };
  const anyAddress = await sign(new GetObjectCommand(objectOf('any')), now());
  return {
    ...blobStoreAt(''),
    limitBytes,
    served: { by: 'store', origin: new URL(anyAddress).origin },
    signUpload: ({ storedName, fileType, at }) =>
      sign(new PutObjectCommand({ ...objectOf(storedName), ContentType: fileType }), at),
    signDownload: ({ storedName, fileName, fileType, at }) =>
      sign(
        new GetObjectCommand({
          ...objectOf(storedName),
          ResponseContentType: fileType,
          ResponseContentDisposition: contentDisposition(fileName),
          ResponseCacheControl: 'private, no-store',
        }),
        at,
      ),
    probe: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
      return { freeBytes: null };
    },
    list: async function* () {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
        for (const { Key } of Contents)
          if (Key !== undefined && !Key.startsWith(quarantinePrefix)) yield Key;
    },
    quarantine: blobStoreAt(quarantinePrefix),
    // There are no partial files to remove, because the store writes objects atomically.
    removeUnfinished: () => Promise.resolve(),
    // Lists nothing, because a bucket may also contain files of another installation.
    listOwnBefore: async function* () {},
  };
}
