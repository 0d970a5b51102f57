import { randomBytes, createHash } from 'node:crypto';
import { fileExtensions, type FileType } from '@cert/shared/domain';

/** Whether a text has the format of a stored name (`makeStoredName`); excludes paths. */
export function isStoredName(text: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text);
}

/** Creates a random stored name: 128 bits in hexadecimal and the extension of the type. */
export function makeStoredName(fileType: FileType): string {
  return `${randomBytes(16).toString('hex')}.${fileExtensions[fileType][0]}`;
}

/**
 * Derives the stored name of a document's file. It differs from the name of the upload, and no URL allows writing under
 * it, so the checked bytes cannot be replaced while the upload URL is still valid. It depends on the upload's name and
 * the bytes: if the same upload is submitted again, the same file is written; for other bytes, another one.
 */
export function deriveStoredName(uploadedName: string, sha256: string): string {
  const digest = createHash('sha256')
    .update(`${uploadedName} ${sha256}`)
    .digest('hex')
    .slice(0, 32);
  return digest + uploadedName.slice(uploadedName.lastIndexOf('.'));
}
