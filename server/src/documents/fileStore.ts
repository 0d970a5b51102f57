import type { FileType } from '@cert/shared/domain';
import type { Readable } from 'node:stream';

/** For whom an address is signed. It ends with the account and with the session. */
export type AddressHolder = { accountId: number; tokenHash: string };

/** What a signed address of this server allows. */
export type AllowedFile = {
  storedName: string;
  fileType: FileType;
  /** What the file is called when it is saved; undefined for an upload. */
  fileName: string | undefined;
  accountId: number;
  /** Whether it was signed for the session of this token. */
  isOfSession: (tokenHash: string) => boolean;
};

/** The bytes of one kind of file, under names. */
export type BlobStore = {
  /**
   * Keeps a file; one of the same name is replaced. When it resolves, the file outlives a power cut. Nothing is kept of
   * bytes that end in an error.
   */
  write: (
    storedName: string,
    bytes: Readable | AsyncIterable<Uint8Array> | Uint8Array,
  ) => Promise<void>;
  /** The file's bytes, or undefined when there is none of this name. */
  read: (storedName: string) => Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove: (storedName: string) => Promise<void>;
};

/**
 * Where the bytes of documents are kept, under random names: the local disk or an S3-compatible store. It knows
 * nothing of questionnaires and permissions; whoever hands out one of its signed addresses has checked them.
 */
export type FileStore = BlobStore & {
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
  signUpload: (file: {
    storedName: string;
    fileType: FileType;
    holder: AddressHolder;
    at: Date;
  }) => Promise<string>;
  /** An address from which a browser may GET the file as an attachment called `fileName`, for a short time. */
  signDownload: (file: {
    storedName: string;
    fileName: string;
    fileType: FileType;
    holder: AddressHolder;
    at: Date;
  }) => Promise<string>;
  /**
   * Tries whether a file could be kept now.
   * @returns the room that is left, in bytes; null where nobody tells
   * @throws what `write` would throw
   */
  probe: () => Promise<{ freeBytes: number | null }>;
  /** The names of all files, in no order. */
  list: () => AsyncIterable<string>;
  /** Files in which a scanner found something, apart from all others; no address leads there. */
  quarantine: BlobStore;
  /** Removes what was begun before this instant and never finished. */
  removeUnfinished: (before: Date) => Promise<void>;
  /**
   * The names of files that were last written before this instant, if the store holds nobody's files but this
   * installation's; none if it cannot tell.
   */
  listOwnBefore: (before: Date) => AsyncIterable<string>;
};
