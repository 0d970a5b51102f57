import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as in a document's row. */
export function fingerprintOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
