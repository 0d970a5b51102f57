import { hash } from '@node-rs/argon2';

/**
 * Parameters of the OWASP Password Storage Cheat Sheet (2025): argon2id, 19 MiB, two passes, one lane. The library
 * defaults to argon2id.
 */
export const passwordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password. Normalizes it first (NFC, RFC 8265): keyboards compose letters such as č in different ways. Takes
 * about 50 ms of one core: never call it inside a transaction.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), passwordHashing);
}
