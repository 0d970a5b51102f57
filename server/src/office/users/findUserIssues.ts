import type { Database } from '../../database/connect.ts';
import { findOrganisations } from '../organisations/findOrganisations.ts';
import { findUsers } from './findUsers.ts';
import type { User } from './user.ts';

/** Why a user cannot be added; `column` is the option concerned. */
export type UserIssue = { email: string; column: 'email' | 'organisation'; message: string };

/** Finds everything that prevents adding users: unknown or missing organisations, e-mails in use. */
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

function differingFields(known: User, told: User): string[] {
  const fields = [];
  if (known.name !== told.name) fields.push('name');
  if (known.isCertifier !== told.isCertifier) fields.push('kind');
  if (known.organisation !== told.organisation) fields.push('organisation');
  return fields;
}
