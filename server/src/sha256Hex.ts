import { createHash } from 'node:crypto';

/** Computes a SHA-256 in hexadecimal. The database stores it instead of tokens and typed e-mails. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
