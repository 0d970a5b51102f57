import type { Database } from '../database/connect.ts';

/** How long a used proof is kept after its expiry, in milliseconds, because the clocks of servers differ. */
const marginMs = 10 * 60_000;

/**
 * Marks a signed proof as used: a proof of work, or the challenge that a passkey has answered.
 * @param nonce unique part of the proof
 * @param expiresAt time from which the proof is not accepted any more, even if unused
 * @returns false if it was used before, on any server
 */
export async function consumeProof(
  db: Database,
  { nonce, expiresAt, now }: { nonce: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const outdated = new Date(now.getTime() - marginMs);
  await db.deleteFrom('used_proofs').where('good_until', '<=', outdated).execute();
  const stored = await db
    .insertInto('used_proofs')
    .values({ nonce, good_until: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}
