import type { Database } from '../../database/connect.ts';
import { UsageError } from '../command-line/usageError.ts';

/** A user as the office enters it. */
export type User = {
  /** E-mail in lower case. */
  email: string;
  name: string;
  isCertifier: boolean;
  /** Key of the employer; null if there is none, which is possible only for a certifier. */
  organisation: string | null;
};

export type StoredUser = {
  id: number;
  user: User;
  organisationId: number | null;
  disabledAt: Date | null;
  /** Whether the organisation's first person has disabled the account. */
  isClosedByFirstPerson: boolean;
  /** Whether the user has chosen a password, or the office has set one. */
  hasPassword: boolean;
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
    .select('closed_by_first_person')
    .select((is) => is('password_hash', 'is not', null).as('has_password'))
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
        isClosedByFirstPerson: row.closed_by_first_person,
        hasPassword: row.has_password === true,
      },
    ]),
  );
}

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
