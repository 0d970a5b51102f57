import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connect.ts';

/**
 * The secret that signs the addresses of files, the same for all servers of one installation. The first one makes it;
 * when two start at once, both read the one that was stored.
 * @returns 256 random bits in hexadecimal
 */
export async function readSigningKey(db: Database): Promise<string> {
  const find = () =>
    db.selectFrom('signing_keys').select('key').where('purpose', '=', 'files').executeTakeFirst();
  const known = await find();
  if (known) return known.key;
  await db
    .insertInto('signing_keys')
    .values({ purpose: 'files', key: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await find();
  if (!stored) throw new Error('the signing key was removed while it was made');
  return stored.key;
}
