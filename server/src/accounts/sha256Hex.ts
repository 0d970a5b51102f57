import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal. Stored instead of tokens and typed e-mails, so that the database reveals neither. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
