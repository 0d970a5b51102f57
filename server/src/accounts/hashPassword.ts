import { hash } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet (2025): argon2id with 19 MiB, two passes, one lane. The library's kind is id. */
export const passwordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The form in which a password is stored: of letters such as č, however the keyboard has put them together (RFC 8265).
 * Takes about 50 ms of one core: never call it inside a transaction.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), passwordHashing);
}
