import { sql } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { inScopeCondition, type Scope } from '../organisation-data/inScopeCondition.ts';
import { ownedTableList, type OwnedTableName } from '../organisation-data/ownedTables.ts';
import { findErasableAccounts } from './findErasableAccounts.ts';
import { redactAuditValues } from './redactAuditValues.ts';
import { orphanAllFiles } from './orphanAllFiles.ts';

/** Result of an erasure. */
export type ErasureResult = {
  organisationId: number;
  /** Deleted rows by table; for the audit trail: rows that lost their values; for orphaned files: files to delete. */
  rowCounts: { [Table in OwnedTableName]?: number };
  /** Number of accounts that were kept and only unlinked from the organisation. */
  leavingCount: number;
  /** Orphaned files: remove them from the store after the commit (`removeErasedFiles`). */
  storedNames: string[];
};

/**
 * Erases an organisation that uses its right to erasure: its row, its questionnaires with their data, and its clients'
 * accounts. Certifiers and clients who also work elsewhere stay. The audit trail keeps who did what and when, without
 * values and names.
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
  const scope: Scope = {
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
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
      where ${inScopeCondition(owned, scope)}`.execute(trx);
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
