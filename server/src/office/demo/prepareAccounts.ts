import type { Account } from '../../accounts/findSession.ts';
import { getOrThrow } from '../../content/getOrThrow.ts';
import type { Database } from '../../database/connect.ts';
import { addUsers } from '../users/addUsers.ts';
import { findUsers } from '../users/findUsers.ts';
import type { User } from '../users/user.ts';
import { demoPassword } from './demoPassword.ts';

/** An account for use cases, without a session. */
export type DemoAccount = Omit<Account, 'tokenHash'>;

/**
 * Adds the missing accounts of the demo. Existing ones keep their password, which users may have changed.
 * @returns all of them by e-mail
 */
export async function prepareAccounts({
  db,
  users,
  at,
}: {
  db: Database;
  users: readonly User[];
  at: Date;
}): Promise<ReadonlyMap<string, DemoAccount>> {
  const emails = users.map(({ email }) => email);
  const there = await findUsers(db, emails);
  await addUsers({
    db,
    users: users.filter(({ email }) => !there.has(email)),
    password: demoPassword,
    at,
  });
  const all = await findUsers(db, emails);
  return new Map(
    emails.map((email) => {
      const { id, user } = getOrThrow(all, email);
      return [email, { id, email, name: user.name, isCertifier: user.isCertifier }];
    }),
  );
}
