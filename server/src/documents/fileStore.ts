import type { FileType } from '@cert/shared/domain';
import type { Readable } from 'node:stream';

/** What a signed address of this server allows. */
export type AllowedFile = {
  storedName: string;
  fileType: FileType;
  /** What the file is called when it is saved; undefined for an upload. */
  fileName: string | undefined;
};

/**
 * Where the bytes of documents are kept, under random names: the local disk or an S3-compatible store. It knows
 * nothing of questionnaires and permissions; whoever hands out one of its signed addresses has checked them.
 */
export type FileStore = {
  /** Largest file that may become a document. */
  limitBytes: number;
  /** Who answers the signed addresses: this server, or the store itself at another origin. */
  served:
    | {
        by: 'this-server';
        /** What an address allows; undefined when it was not signed by us, was changed, or its time is over. */
        findAllowed: (request: {
          method: 'GET' | 'PUT';
          url: string;
          at: Date;
        }) => AllowedFile | undefined;
      }
    | { by: 'store'; origin: string };
  /** An address to which a browser may PUT one file of this type under this name, for a short time. */
  signUpload: (file: { storedName: string; fileType: FileType; at: Date }) => Promise<string>;
  /** An address from which a browser may GET the file as an attachment called `fileName`, for a short time. */
  signDownload: (file: {
    storedName: string;
    fileName: string;
    fileType: FileType;
    at: Date;
  }) => Promise<string>;
  /** Keeps a file; one of the same name is replaced. Nothing is kept of bytes that end in an error. */
  write: (
    storedName: string,
    bytes: Readable | AsyncIterable<Uint8Array> | Uint8Array,
  ) => Promise<void>;
  /** The file's bytes, or undefined when there is none of this name. */
  read: (storedName: string) => Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove: (storedName: string) => Promise<void>;
  /**
   * Tries whether a file could be kept now.
   * @returns the room that is left, in bytes; null where nobody tells
   * @throws what `write` would throw
   */
  probe: () => Promise<{ freeBytes: number | null }>;
  /** The names of all files, in no order. */
  list: () => AsyncIterable<string>;
};
