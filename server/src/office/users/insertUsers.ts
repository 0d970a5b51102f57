import { getOrThrow } from '../../content/getOrThrow.ts';
import type { Database } from '../../database/connect.ts';
import { chunksOf } from '../chunksOf.ts';
import { findOrganisations } from '../organisations/findOrganisations.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import type { User } from './user.ts';

/**
 * Inserts users whose e-mails are free and whose organisations exist.
 * @returns the new ids by e-mail
 */
export async function insertUsers({
  db,
  users,
  at,
}: {
  db: Database;
  users: readonly (User & { hash: string })[];
  at: Date;
}): Promise<ReadonlyMap<string, number>> {
  const keys = users.flatMap(({ organisation }) => organisation ?? []);
  const organisations = await findOrganisations(db, keys);
  const ids = new Map<string, number>();
  for (const some of chunksOf(users)) {
    const rows = await db
      .insertInto('accounts')
      .values(
        some.map(({ email, name, isCertifier, organisation, hash }) => ({
          email,
          name,
          password_hash: hash,
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
