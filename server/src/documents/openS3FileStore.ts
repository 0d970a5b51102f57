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
import { signedUrlTtlSeconds, storeDownloadTtlSeconds } from './signedUrlTtlSeconds.ts';
import type { BlobStore, FileStore } from './fileStore.ts';
import type { S3Address } from './s3Address.ts';

const quarantinePrefix = 'quarantine/';

/**
 * A file store in a bucket of any S3-compatible store. Browsers send files to it and get them from it directly, so the
 * operator gives the bucket a CORS rule that lets the site's origin PUT with a `content-type`, and keeps it closed to
 * everybody else. The store cannot hold a signed PUT to the size limit: what is too large is refused when it is
 * submitted, and removed. Nor does it ask whether the session is still there: its addresses live shortly instead.
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
    // Checksums that only Amazon's own store knows would be signed into the addresses, too.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A store that does not answer is given up; by default it is waited for without an end.
    requestHandler: { connectionTimeout: 2000, socketTimeout: 10_000 },
    maxAttempts: 2,
  });
  const sign = (command: PutObjectCommand | GetObjectCommand, at: Date) =>
    getSignedUrl(client, command, {
      expiresIn:
        command instanceof PutObjectCommand ? signedUrlTtlSeconds : storeDownloadTtlSeconds,
      signingDate: at,
      // Signed, so that nothing of another type can be sent; left out by default.
      signableHeaders: new Set(['host', 'content-type']),
    });
  const objectOf = (storedName: string) => ({ Bucket: bucket, Key: storedName });
  const roomAt = (prefix: string): BlobStore => {
    const objectIn = (storedName: string) => objectOf(prefix + storedName);
    return {
      write: async (storedName, bytes) => {
        // Whole, since the store wants to know the length first; a document is small enough.
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
    ...roomAt(''),
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
    quarantine: roomAt(quarantinePrefix),
    // An object appears whole or not at all.
    removeUnfinished: () => Promise.resolve(),
    // A bucket may hold another installation's files as well.
    listOwnBefore: async function* () {},
  };
}
