import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/connect.ts';
import { readOrganisation } from '../organisations/readOrganisation.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { refuseDependentTeams } from '../team/refuseDependentTeams.ts';
import { UsageError } from '../usageError.ts';
import type { StoredUser } from './findUsers.ts';
import type { User } from './user.ts';

/**
 * Changes a user's name or a certifier's employer. Call it in a transaction.
 * @returns whether anything was changed
 * @throws UsageError for a client's new employer, or one that the certifier is auditing
 */
export async function editUser({
  db,
  stored: { id, user: before },
  user,
  at,
}: {
  db: Database;
  stored: StoredUser;
  user: User;
  at: Date;
}): Promise<boolean> {
  if (isDeepStrictEqual(before, user)) return false;
  const hasMoved = before.organisation !== user.organisation;
  if (hasMoved && !user.isCertifier)
    throw new UsageError(
      `${user.email} is a client and stays with ${before.organisation}: disable the account and add another.`,
    );
  const employer =
    user.organisation === null ? null : await readOrganisation(db, user.organisation);
  await db
    .updateTable('accounts')
    .set({ name: user.name, organisation_id: employer?.id ?? null })
    .where('id', '=', id)
    .execute();
  if (employer) await refuseDependentTeams(db, employer.id);
  await recordOfficeChanges(db, {
    at,
    action: 'userEdit',
    changes: [{ questionnaireId: null, subject: `account ${id}`, before, after: user }],
  });
  return true;
}
