import { getOrThrow } from '../../content/getOrThrow.ts';
import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';
import { findUserIssues } from './findUserIssues.ts';
import { findUsers } from './findUsers.ts';
import { insertUsers } from './insertUsers.ts';
import { joinQuestionnaires } from './joinQuestionnaires.ts';
import { preparePasswords } from './preparePasswords.ts';
import type { User } from './user.ts';

/**
 * The result for one user. `isNew` is false if the user existed before; `password` is null unless one was generated.
 */
export type AddedUser = { id: number; email: string; isNew: boolean; password: string | null };

/**
 * Adds users, all or none; clients become members of their organisation's questionnaires. Call it in a transaction.
 * @param users with different e-mails
 * @param password of all new users; undefined generates one for each
 * @throws UsageError with all issues
 */
export async function addUsers({
  db,
  users,
  password,
  at,
}: {
  db: Database;
  users: readonly User[];
  password: string | undefined;
  at: Date;
}): Promise<AddedUser[]> {
  const issues = await findUserIssues(db, users);
  if (issues.length > 0)
    throw new UsageError(
      'Nobody was added:',
      issues.map((issue) => ({ ...issue, sentence: `${issue.email}: ${issue.message}` })),
    );
  const there = await findUsers(
    db,
    users.map(({ email }) => email),
  );
  const missing = users.filter(({ email }) => !there.has(email));
  // Hashing is slow, but nothing is written yet, so this transaction does not block other work.
  const prepared = await preparePasswords(missing.length, password);
  const newUsers = prepared.flatMap((credentials, index) => {
    const user = missing[index];
    return user ? [{ ...user, ...credentials }] : [];
  });
  const ids = await insertUsers({ db, users: newUsers, at });
  await joinQuestionnaires({ db, accountIds: [...ids.values()], at });
  const passwords = new Map(newUsers.map((user) => [user.email, user.password]));
  return users.map(({ email }) => ({
    id: there.get(email)?.id ?? getOrThrow(ids, email),
    email,
    isNew: !there.has(email),
    password: passwords.get(email) ?? null,
  }));
}
