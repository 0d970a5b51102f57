import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as a document's row carries it. */
export function fingerprintOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
