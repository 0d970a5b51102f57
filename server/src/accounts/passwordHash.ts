import { hash, verify } from '@node-rs/argon2';

/**
 * Parameters of the OWASP Password Storage Cheat Sheet (2025): argon2id, 19 MiB, two passes, one lane. The library
 * defaults to argon2id.
 */
export const passwordHashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password. Normalizes it first (NFC, RFC 8265): keyboards compose letters such as č in different ways. Takes
 * about 50 ms of one core: never call it inside a transaction.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), passwordHashParameters);
}

/**
 * A hash made with `passwordHashParameters` from a password that nobody knows. A password sent with an unknown e-mail
 * is verified against this hash, so that the reply takes as long as for a known e-mail. A test fails if the parameters
 * of this hash differ from those of `hashPassword`.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KcOhbKDx1jPdGoqBaUpyRQ$OJYc0zaHDlcAg0x/ieZSqcKOXXLpCM1jHGOmyFJDEUI';

/**
 * Verifies a password. Without a hash, does the same work and returns false. Takes about 50 ms of one core: never call
 * this function inside a transaction.
 */
export async function verifyPassword(
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(hash ?? dummyHash, password.normalize('NFC'));
  return isRight && typeof hash === 'string';
}
