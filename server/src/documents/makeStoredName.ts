import { randomBytes } from 'node:crypto';
import { fileExtensions, type FileType } from '@cert/shared/domain';

/** Creates a random stored name: 128 bits in hexadecimal and the extension of the type. */
export function makeStoredName(fileType: FileType): string {
  return `${randomBytes(16).toString('hex')}.${fileExtensions[fileType][0]}`;
}
