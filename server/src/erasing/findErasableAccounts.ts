import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { ownedTableList } from '../organisation-data/ownedTables.ts';

/** The accounts affected by the erasure of an organisation. */
export type ErasableAccounts = {
  /** The organisation's clients without data at other organisations; they are erased. */
  erased: { id: number; email: string }[];
  /**
   * The organisation's other accounts, which are kept and only unlinked from it: certifiers, and clients with data at
   * another organisation.
   */
  leaving: number[];
};

/** Finds the accounts to erase and those to unlink from the organisation. */
export async function findErasableAccounts(
  trx: TransactionDatabase,
  { organisationId, questionnaireIds }: { organisationId: number; questionnaireIds: number[] },
): Promise<ErasableAccounts> {
  const own = sql`${questionnaireIds}::integer[]`;
  const { rows } = await sql<{
    id: number;
    email: string;
    is_certifier: boolean;
    organisation_id: number | null;
  }>`select id, email, is_certifier, organisation_id from accounts
    where organisation_id = ${organisationId}
      or organisation_id is null and not is_certifier
        and id in (select account_id from members where questionnaire_id = any(${own}))
    order by id for update`.execute(trx);
  // The trail and orphaned files contain only the id of an account, so they are no reason to keep it.
  const elsewhere = ownedTableList
    .filter(([table]) => table !== 'audit_log' && table !== 'loose_files')
    .flatMap(([table, { column, people = [] }]) =>
      people.map(
        (person) => sql`select ${sql.ref(person)} as id from ${sql.table(table)}
          where ${sql.ref(column)} <> all(${own})`,
      ),
    );
  const busy = await sql<{ id: number | null }>`${sql.join(elsewhere, sql` union `)}`.execute(trx);
  const busyIds = new Set(busy.rows.map(({ id }) => id));
  const erased = rows.filter(({ id, is_certifier }) => !is_certifier && !busyIds.has(id));
  const leaving = rows.filter((row) => !erased.includes(row) && row.organisation_id !== null);
  return {
    erased: erased.map(({ id, email }) => ({ id, email })),
    leaving: leaving.map(({ id }) => id),
  };
}
