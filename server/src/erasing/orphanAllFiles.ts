import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { Scope } from '../organisation-data/inScopeCondition.ts';

/**
 * Turns all files of an organisation into orphaned files: those of documents, unsubmitted uploads, and quarantined
 * files. They are due for clean-up immediately, so they are removed even if this process dies right after the commit.
 * @returns their names in the store
 */
export async function orphanAllFiles(
  trx: TransactionDatabase,
  { scope, at }: { scope: Scope; at: Date },
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
