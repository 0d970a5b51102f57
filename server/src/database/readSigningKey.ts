import { randomBytes } from 'node:crypto';
import type { SigningKeysTable } from './accountTables.ts';
import type { Database } from './connect.ts';

/** The things that a key signs: file URLs, device tokens, ETags of replies, or challenges for sign-ins or passkeys. */
export type SigningPurpose = SigningKeysTable['purpose'];

/**
 * Reads the secret for a purpose, shared by all servers of an installation. Creates it on first use; concurrent servers
 * read the same stored value.
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
