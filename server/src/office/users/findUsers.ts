import type { Database } from '../../database/connect.ts';
import type { User } from './user.ts';

export type StoredUser = {
  id: number;
  user: User;
  organisationId: number | null;
  disabledAt: Date | null;
};

/** Finds accounts by e-mails, in one statement. */
export async function findUsers(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, StoredUser>> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('organisations as o', 'o.id', 'a.organisation_id')
    .select(['a.id', 'a.email', 'name', 'is_certifier', 'organisation_id', 'disabled_at', 'o.key'])
    .where((is) => is('a.email', '=', is.fn.any(is.val(emails))))
    .execute();
  return new Map(
    rows.map((row) => [
      row.email,
      {
        id: row.id,
        user: {
          email: row.email,
          name: row.name,
          isCertifier: row.is_certifier,
          organisation: row.key,
        },
        organisationId: row.organisation_id,
        disabledAt: row.disabled_at,
      },
    ]),
  );
}
