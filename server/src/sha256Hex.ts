import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, for example of tokens and typed e-mails, so that the database contains neither. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
