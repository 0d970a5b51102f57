import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Removes the old and new values from the audit rows about an organisation. Who did what and when stays; an account's
 * id is a pseudonym once the account is deleted. The database allows this in this transaction only.
 * @param subjects subjects of rows without a questionnaire, such as `organisation 7`
 * @param names rows without a questionnaire are also redacted if one of these occurs in their values
 * @returns the number of redacted rows
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
