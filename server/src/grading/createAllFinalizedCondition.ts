import { sql, type RawBuilder } from 'kysely';

const start = `coalesce((select bool_and(f.account_id is not null)
    from members m left join finalizations f using (questionnaire_id, account_id)
    where questionnaire_id = `;
const end = ` and m.role <> 'client'), false)`;

/**
 * Creates an SQL condition: whether the blind phase of a questionnaire is over, that is, everybody in its team has
 * finalized. Use it in queries, so that blind data stays in the database until then. See
 * docs/product/grading.md#blind-phase.
 * @param questionnaireId the questionnaire's id, or the SQL column that holds it
 */
export function createAllFinalizedCondition(
  questionnaireId: number | RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(start)}${questionnaireId}${sql.raw(end)}`;
}

/**
 * Creates the condition of `createAllFinalizedCondition` as text, for statements that are written as text.
 * @param column the column with the id, with its table: `q.id`
 */
export function formatAllFinalizedSql(column: string): string {
  return `${start}${column}${end}`;
}
