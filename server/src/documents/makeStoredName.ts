import { randomBytes } from 'node:crypto';
import { fileEndings, type FileType } from '@cert/shared/domain';

/** A new name for the file store: 128 random bits in hexadecimal and the ending of its type. */
export function makeStoredName(fileType: FileType): string {
  return `${randomBytes(16).toString('hex')}.${fileEndings[fileType][0]}`;
}
