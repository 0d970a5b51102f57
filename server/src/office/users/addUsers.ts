import { addClientsToQuestionnaires } from '../../accounts/addClientsToQuestionnaires.ts';
import { splitIntoChunks } from '../../database/splitIntoChunks.ts';
import type { Database } from '../../database/connect.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import { UsageError } from '../command-line/usageError.ts';
import { findOrganisations } from '../organisations/organisation.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { findUsers, type User } from './user.ts';

/** The result for one user. `isNew` is false if the user already existed. */
export type AddedUser = { id: number; email: string; isNew: boolean };

/**
 * The password of new users. It is hashed before the transaction begins, because that takes long. `isInitial`: they
 * must change it before they can do anything else.
 */
export type NewUserPassword = { hash: string; isInitial: boolean };

/**
 * Adds users, all or none; clients become members of their organisation's questionnaires. Call it in a transaction.
 * @param users with different e-mails
 * @param password of all new users; undefined for none, so that they can be invited to choose one
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
  password: NewUserPassword | undefined;
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
  const ids = await insertUsers({
    db,
    users: missing,
    credentials: {
      password_hash: password?.hash ?? null,
      has_initial_password: password?.isInitial ?? false,
    },
    at,
  });
  await addClientsToQuestionnaires(db, { accountIds: [...ids.values()], at, authorId: null });
  return users.map(({ email }) => ({
    id: there.get(email)?.id ?? getOrThrow(ids, email),
    email,
    isNew: !there.has(email),
  }));
}

/**
 * Inserts users whose e-mails are free and whose organisations exist.
 * @returns the new ids by e-mail
 */
async function insertUsers({
  db,
  users,
  credentials,
  at,
}: {
  db: Database;
  users: readonly User[];
  credentials: { password_hash: string | null; has_initial_password: boolean };
  at: Date;
}): Promise<ReadonlyMap<string, number>> {
  const keys = users.flatMap(({ organisation }) => organisation ?? []);
  const organisations = await findOrganisations(db, keys);
  const ids = new Map<string, number>();
  for (const some of splitIntoChunks(users)) {
    const rows = await db
      .insertInto('accounts')
      .values(
        some.map(({ email, name, isCertifier, organisation }) => ({
          email,
          name,
          ...credentials,
          is_certifier: isCertifier,
          created_at: at,
          organisation_id:
            organisation === null ? null : getOrThrow(organisations, organisation).id,
        })),
      )
      .returning(['id', 'email'])
      .execute();
    for (const { id, email } of rows) ids.set(email, id);
  }
  await recordOfficeChanges(db, {
    at,
    action: 'userAdd',
    changes: users.map(({ email, name, isCertifier, organisation }) => ({
      questionnaireId: null,
      subject: `account ${getOrThrow(ids, email)}`,
      before: null,
      after: { email, name, isCertifier, organisation },
    })),
  });
  return ids;
}

/** Why a user cannot be added; `column` is the CSV column concerned. */
type UserIssue = { email: string; column: 'email' | 'organisation'; message: string };

/**
 * Finds everything that prevents adding users: unknown or missing organisations, and e-mails that exist with other
 * data.
 */
export async function findUserIssues(db: Database, users: readonly User[]): Promise<UserIssue[]> {
  const keys = users.flatMap(({ organisation }) => organisation ?? []);
  const organisations = await findOrganisations(db, keys);
  const there = await findUsers(
    db,
    users.map(({ email }) => email),
  );
  return users.flatMap((user): UserIssue[] => {
    const { email, organisation } = user;
    const known = there.get(email)?.user;
    const fields = known ? differingFields(known, user) : [];
    if (organisation === null && !user.isCertifier)
      return [{ email, column: 'organisation', message: 'a client needs an organisation.' }];
    if (organisation !== null && !organisations.has(organisation))
      return [
        { email, column: 'organisation', message: `there is no organisation “${organisation}”.` },
      ];
    if (fields.length === 0) return [];
    const message = `${email} is there already with another ${fields.join(', ')}; “user edit” changes it.`;
    return [{ email, column: 'email', message }];
  });
}

function differingFields(known: User, given: User): string[] {
  const fields = [];
  if (known.name !== given.name) fields.push('name');
  if (known.isCertifier !== given.isCertifier) fields.push('kind');
  if (known.organisation !== given.organisation) fields.push('organisation');
  return fields;
}
