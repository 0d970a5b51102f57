import { verify } from '@node-rs/argon2';

/**
 * The hash of a password that nobody has, made with `passwordHashing`: an unknown e-mail is checked against it, so
 * that it takes as long as a known one. Made anew when `passwordHashing` changes; a test compares the two.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KcOhbKDx1jPdGoqBaUpyRQ$OJYc0zaHDlcAg0x/ieZSqcKOXXLpCM1jHGOmyFJDEUI';

/**
 * Whether the password is the one behind the hash. Without a hash the answer is always no, after the same work.
 * Takes about 50 ms of one core: never call it inside a transaction.
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(hash ?? dummyHash, password.normalize('NFC'));
  return isRight && hash !== undefined;
}
