import { createHash } from 'node:crypto';

/** Computes the SHA-256 in hexadecimal, as stored in a document's row. */
export function sha256HexOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
