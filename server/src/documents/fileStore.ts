import type { FileType } from '@cert/shared/domain';
import type { Readable } from 'node:stream';

/**
 * Where the bytes of documents are kept, under random names: the local disk or an S3-compatible store. It knows
 * nothing of questionnaires and permissions; whoever hands out one of its signed addresses has checked them.
 */
export type FileStore = {
  /** An address to which a browser may PUT one file of this type under this name, for a short time. */
  signUpload: (file: { storedName: string; fileType: FileType; at: Date }) => Promise<string>;
  /** An address from which a browser may GET the file as an attachment called `fileName`, for a short time. */
  signDownload: (file: {
    storedName: string;
    fileName: string;
    fileType: FileType;
    at: Date;
  }) => Promise<string>;
  /** Keeps a file; one of the same name is replaced. */
  write: (storedName: string, bytes: Readable | Uint8Array) => Promise<void>;
  /** The file's bytes, or undefined when there is none of this name. */
  read: (storedName: string) => Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove: (storedName: string) => Promise<void>;
  /** The names of all files, in no order. */
  list: () => AsyncIterable<string>;
};
