import { refuse } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';

/**
 * Adds an account; for the programme's office, which also answers for the password's strength.
 * @param email written in any case, kept in lower case
 * @param passwordHash by `hashPassword`; several accounts of a demo may share one
 * @throws Refusal conflict when the e-mail has an account already
 */
export async function createAccount({
  db,
  email,
  name,
  passwordHash,
  isCertifier,
  now,
}: {
  db: Database;
  email: string;
  name: string;
  passwordHash: string;
  isCertifier: boolean;
  now: () => Date;
}): Promise<{ id: number }> {
  const account = await db
    .insertInto('accounts')
    .values({
      email: email.trim().toLowerCase(),
      name,
      password_hash: passwordHash,
      is_certifier: isCertifier,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) throw refuse('conflict', { email });
  return account;
}
