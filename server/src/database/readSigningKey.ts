import { randomBytes } from 'node:crypto';
import type { SigningKeysTable } from './accountTables.ts';
import type { Database } from './connect.ts';

/** What is signed: addresses of files, devices that somebody has signed in on, tags of replies, and puzzles for a sign-in. */
export type SigningPurpose = SigningKeysTable['purpose'];

/**
 * The secret that signs for a purpose, the same for all servers of one installation. The first one makes it; when two
 * start at once, both read the one that was stored.
 * @returns 256 random bits in hexadecimal
 */
export async function readSigningKey(db: Database, purpose: SigningPurpose): Promise<string> {
  const find = () =>
    db.selectFrom('signing_keys').select('key').where('purpose', '=', purpose).executeTakeFirst();
  const known = await find();
  if (known) return known.key;
  await db
    .insertInto('signing_keys')
    .values({ purpose, key: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error('the signing key was removed while it was made');
  return stored.key;
}
