import { verify } from '@node-rs/argon2';

/**
 * A hash without a known password, made with `passwordHashing`. An unknown e-mail is verified against it and so takes
 * as long as a known one. A test fails if its parameters differ from `passwordHashing`.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KcOhbKDx1jPdGoqBaUpyRQ$OJYc0zaHDlcAg0x/ieZSqcKOXXLpCM1jHGOmyFJDEUI';

/**
 * Verifies a password. Without a hash it does the same work and returns false. Takes about 50 ms of one core: never
 * call it inside a transaction.
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(hash ?? dummyHash, password.normalize('NFC'));
  return isRight && hash !== undefined;
}
