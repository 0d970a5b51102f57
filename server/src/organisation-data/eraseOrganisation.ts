import { sql, type RawBuilder } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { type FileStore, removeFromAllStores } from '../documents/stores/fileStore.ts';
import {
  createOwnedByCondition,
  type OwnerIds,
  ownedTableList,
  type OwnedTable,
  type OwnedTableName,
} from './ownedTables.ts';

/** Result of an erasure. */
export type ErasureResult = {
  organisationId: number;
  /**
   * Number of rows that were deleted from each table. Three tables differ: rows of the audit trail only lost their
   * values, rows of comparisons only lost their organisation, and orphaned files are still to be deleted.
   */
  rowCounts: { [Table in OwnedTableName]?: number };
  /** Number of accounts that were kept and only unlinked from the organisation. */
  leavingCount: number;
  /** Orphaned files: remove them from the store after the commit (`removeErasedFiles`). */
  storedNames: string[];
};

/**
 * Erases an organisation that uses its right to erasure: its row, its questionnaires with their data, and its clients'
 * accounts. The accounts of certifiers stay, and also those of clients with data at other organisations. The audit
 * trail keeps who did what and when, without values and names.
 * @returns undefined if there is no such organisation
 */
export async function eraseOrganisation({
  trx,
  key,
  at,
}: {
  trx: TransactionDatabase;
  key: string;
  at: Date;
}): Promise<ErasureResult | undefined> {
  const organisation = await trx
    .selectFrom('organisations')
    .select('id')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!organisation) return undefined;
  const organisationId = organisation.id;
  const questionnaires = await trx
    .selectFrom('questionnaires')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .execute();
  const questionnaireIds = questionnaires.map(({ id }) => id);
  const { erased, leaving } = await findErasableAccounts(trx, { organisationId, questionnaireIds });
  const scope: OwnerIds = {
    organisation: [organisationId],
    questionnaire: questionnaireIds,
    account: erased.map(({ id }) => id),
  };
  const accountIds = [...scope.account, ...leaving];
  const forgottenCount = await redactAuditValues(trx, {
    questionnaireIds,
    subjects: [`organisation ${organisationId}`, ...accountIds.map((id) => `account ${id}`)],
    // Titles and people's names are not in this list, because rows about other organisations may contain the same ones.
    names: [key, ...erased.map(({ email }) => email)],
  });
  const storedNames = await orphanAllFiles(trx, { scope, at });
  await sql`update accounts set organisation_id = null
    where id = any(${leaving}::integer[])`.execute(trx);
  const rowCounts: ErasureResult['rowCounts'] = {
    audit_log: forgottenCount,
    loose_files: storedNames.length,
  };
  for (const [table, owned] of ownedTableList) {
    if (table === 'audit_log' || table === 'loose_files') continue;
    const change =
      owned.remains === 'numbers-without-a-name'
        ? sql`update ${sql.table(table)} set ${forgetWhose(owned)}`
        : sql`delete from ${sql.table(table)}`;
    const { numAffectedRows = 0n } =
      await sql`${change} where ${createOwnedByCondition(owned, scope)}`.execute(trx);
    rowCounts[table] = Number(numAffectedRows);
  }
  await recordChanges(trx, {
    at,
    accountId: null,
    questionnaireId: null,
    action: 'eraseOrganisation',
    changes: [
      { subject: `organisation ${organisationId}`, before: null, after: { erased: rowCounts } },
    ],
  });
  return { organisationId, rowCounts, leavingCount: leaving.length, storedNames };
}

/** Creates the SQL assignments that clear everything in a row that identifies its organisation. */
function forgetWhose({ column, overwritten }: OwnedTable): RawBuilder<unknown> {
  const values = Object.entries({ [column]: 'null', ...overwritten });
  return sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${sql.raw(value)}`));
}

/** The accounts affected by the erasure of an organisation. */
type ErasableAccounts = {
  /** The organisation's clients without data at other organisations; they are erased. */
  erased: { id: number; email: string }[];
  /**
   * The organisation's other accounts, which are kept and only unlinked from it: certifiers, and clients with data at
   * another organisation.
   */
  leaving: number[];
};

/** Finds the accounts to erase and those to unlink from the organisation. */
async function findErasableAccounts(
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

/**
 * Removes the old and new values from the audit rows about an organisation. Who did what and when stays; an account's
 * id is a pseudonym once the account is deleted. The trigger that protects the audit trail permits this only while the
 * setting `certification.erasing` is on.
 * @param subjects subjects of rows without a questionnaire, such as `organisation 7`
 * @param names rows without a questionnaire are also redacted if one of these occurs in their values
 * @returns the number of redacted rows
 */
async function redactAuditValues(
  trx: TransactionDatabase,
  {
    questionnaireIds,
    subjects,
    names,
  }: { questionnaireIds: number[]; subjects: string[]; names: string[] },
): Promise<number> {
  const isNamedIn = (column: 'before' | 'after') => sql`jsonb_path_exists(${sql.ref(column)},
    '$.** ? (@ == $names[*])', ${JSON.stringify({ names })}::jsonb)`;
  await sql`select set_config('certification.erasing', 'on', true)`.execute(trx);
  const { numAffectedRows = 0n } = await sql`update audit_log set before = null, after = null
    where (before is not null or after is not null) and (
      questionnaire_id = any(${questionnaireIds}::integer[])
      or questionnaire_id is null and (
        subject = any(${subjects}::text[]) or ${isNamedIn('before')} or ${isNamedIn('after')}))`.execute(
    trx,
  );
  await sql`select set_config('certification.erasing', 'off', true)`.execute(trx);
  return Number(numAffectedRows);
}

/**
 * Turns all files of an organisation into orphaned files: those of documents, unsubmitted uploads, and quarantined
 * files. The clean-up removes them even if this process dies right after the commit: documents and quarantined files
 * immediately, unsubmitted uploads when they expire.
 * @returns their names in the store
 */
async function orphanAllFiles(
  trx: TransactionDatabase,
  { scope, at }: { scope: OwnerIds; at: Date },
): Promise<string[]> {
  const own = sql`${[...scope.questionnaire]}::integer[]`;
  const people = sql`${[...scope.account]}::integer[]`;
  const loose = await sql<{ stored_name: string }>`update loose_files
    set questionnaire_id = null, account_id = null
    where questionnaire_id = any(${own}) or account_id = any(${people})
    returning stored_name`.execute(trx);
  const documents = await sql<{ stored_name: string }>`
    insert into loose_files (stored_name, file_type, remove_after)
    select stored_name, file_type, ${at}::timestamptz
    from (select stored_name, file_type, questionnaire_id from documents
      union all select stored_name, file_type, questionnaire_id from quarantined_files) kept
    where questionnaire_id = any(${own})
    on conflict (stored_name) do update
    set questionnaire_id = null, account_id = null, remove_after = excluded.remove_after
    returning stored_name`.execute(trx);
  return [...new Set([...loose.rows, ...documents.rows].map((row) => row.stored_name))];
}

/**
 * Removes the files of an erased organisation from the store. Their rows as orphaned files stay: a still valid upload
 * URL may restore a file, and the clean-up then removes it again.
 * @returns the number of files that could not be removed now; the clean-up retries
 */
export async function removeErasedFiles(
  files: Pick<FileStore, 'remove' | 'quarantine'>,
  storedNames: readonly string[],
): Promise<number> {
  let failureCount = 0;
  for (const name of storedNames)
    await removeFromAllStores(files, name).catch(() => {
      failureCount += 1;
    });
  return failureCount;
}
