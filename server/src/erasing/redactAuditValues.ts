import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Takes the old and new values out of the audit rows that are about an organisation. Who did what and when stays: an
 * account's number is a pseudonym once its account is gone. The database allows it within this transaction only.
 * @param subjects of rows about no questionnaire, as `organisation 7`
 * @param names that make such a row a row about the organisation, wherever among its values they stand
 * @returns how many rows lost their values
 */
export async function redactAuditValues(
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
