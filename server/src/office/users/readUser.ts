import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';
import { findUsers, type StoredUser } from './findUsers.ts';

/**
 * Reads one account.
 * @param email in lower case
 * @throws UsageError if there is no account with this e-mail
 */
export async function readUser(db: Database, email: string): Promise<StoredUser> {
  const found = (await findUsers(db, [email])).get(email);
  if (!found) throw new UsageError(`There is no user ${email}; “user list” names them all.`);
  return found;
}
