import { createHash } from 'node:crypto';

/** SHA-256 as hexadecimal text: what is kept of a token or a typed e-mail, so that the database tells neither. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
