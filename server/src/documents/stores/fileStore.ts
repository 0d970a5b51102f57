import type { FileType } from '@cert/shared/domain';
import type { Readable } from 'node:stream';

/**
 * The account and session that a URL is signed for. The URL is valid only while the account is enabled and the session
 * has not ended.
 */
export type SignedUrlHolder = { accountId: number; tokenHash: string };

/** The permission that a signed URL of this server contains. */
export type SignedUrlPermission = {
  storedName: string;
  fileType: FileType;
  /** File name for the download; undefined for an upload. */
  fileName: string | undefined;
  accountId: number;
  /** Whether the URL was signed for the session with this token hash. */
  isOfSession: (tokenHash: string) => boolean;
};

/** A store of files by name. */
export type BlobStore = {
  /**
   * Stores a file, replacing one of the same name. The file is on durable storage when the promise resolves. Stores
   * nothing if reading `bytes` fails.
   */
  write: (
    storedName: string,
    bytes: Readable | AsyncIterable<Uint8Array> | Uint8Array,
  ) => Promise<void>;
  /** The file's bytes; undefined if there is no file of this name. */
  read: (storedName: string) => Promise<Readable | undefined>;
  /** Removes a file; a missing file is not an error. */
  remove: (storedName: string) => Promise<void>;
};

/**
 * Stores the bytes of documents under random names, on the local disk or in an S3-compatible store. It does not check
 * permissions; callers do so before they hand out a signed URL.
 */
export type FileStore = BlobStore & {
  /** Largest file that may become a document. */
  limitBytes: number;
  /** Which server serves the signed URLs: this one, or the server of the store, which has another origin. */
  served:
    | {
        by: 'this-server';
        /** Returns the permission of a URL; undefined if the URL is not signed by us, was modified, or has expired. */
        verifySignedUrl: (request: {
          method: 'GET' | 'PUT';
          url: string;
          at: Date;
        }) => SignedUrlPermission | undefined;
      }
    | { by: 'store'; origin: string };
  /** A short-lived URL for a PUT of one file with this type and name. */
  signUpload: (file: {
    storedName: string;
    fileType: FileType;
    holder: SignedUrlHolder;
    at: Date;
  }) => Promise<string>;
  /** A short-lived URL for a GET of the file as an attachment named `fileName`. */
  signDownload: (file: {
    storedName: string;
    fileName: string;
    fileType: FileType;
    holder: SignedUrlHolder;
    at: Date;
  }) => Promise<string>;
  /**
   * Tests whether a file can be stored now.
   * @returns free space in bytes; null if unknown
   * @throws the same errors as `write`
   */
  probe: () => Promise<{ freeBytes: number | null }>;
  /** The names of all files, in any order. */
  list: () => AsyncIterable<string>;
  /** A separate store of files in which a scanner found something; no URL gives access to it. */
  quarantine: BlobStore;
  /** Removes the partial files of unfinished writes, if the last change of the file was before this instant. */
  removeUnfinished: (before: Date) => Promise<void>;
  /**
   * The names of files that were last written before this instant. Lists nothing if the store may contain files of
   * another installation.
   */
  listOwnBefore: (before: Date) => AsyncIterable<string>;
};

/** Removes a file from the documents and from the quarantine; an orphaned file may be in either. */
export async function removeFromAllStores(
  files: Pick<FileStore, 'remove' | 'quarantine'>,
  storedName: string,
): Promise<void> {
  await files.remove(storedName);
  await files.quarantine.remove(storedName);
}
