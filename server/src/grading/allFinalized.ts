import { sql, type RawBuilder } from 'kysely';

const start = `coalesce((select bool_and(f.account_id is not null)
    from members m left join finalizations f using (questionnaire_id, account_id)
    where questionnaire_id = `;
const end = ` and m.role <> 'client'), false)`;

/**
 * The condition that the blind phase of a questionnaire is over: everybody in its team has finalized (decisions §3).
 * What waits for it is selected by it, so that it does not even leave the database earlier.
 * @param questionnaireId its id, or the column that has it
 */
export function allFinalized(questionnaireId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(start)}${questionnaireId}${sql.raw(end)}`;
}

/** The same for a statement that is written as text. @param column that has the id, with its table: `q.id` */
export function allFinalizedAsText(column: string): string {
  return `${start}${column}${end}`;
}
