import { hashPassword } from '../../accounts/passwordHash.ts';
import { makePassword } from './makePassword.ts';

/** A password's hash, and the password itself if it was generated. */
export type PreparedPassword = { password: string | null; hash: string };

/**
 * Number of passwords hashed at the same time: Node has four threads for this, and each hash takes about 50 ms and 19
 * MiB.
 */
const concurrency = 4;

/**
 * Generates passwords with their hashes, a few at a time.
 * @param given one password for all, hashed once; undefined generates one for each
 */
export async function preparePasswords(
  count: number,
  given: string | undefined,
): Promise<PreparedPassword[]> {
  if (given !== undefined) {
    const shared = count > 0 ? await hashPassword(given) : '';
    return Array.from({ length: count }, () => ({ password: null, hash: shared }));
  }
  const prepared: PreparedPassword[] = [];
  while (prepared.length < count) {
    const length = Math.min(concurrency, count - prepared.length);
    prepared.push(...(await Promise.all(Array.from({ length }, prepareOne))));
  }
  return prepared;
}

async function prepareOne(): Promise<PreparedPassword> {
  const password = makePassword();
  return { password, hash: await hashPassword(password) };
}
