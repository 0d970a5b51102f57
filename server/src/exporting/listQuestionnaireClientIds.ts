import type { Database } from '../database/connect.ts';

/**
 * Reads the account ids of a questionnaire's clients. Only these accounts are data of the organisation; those of the
 * team are not.
 */
export async function listQuestionnaireClientIds(
  db: Database,
  questionnaireId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('role', '=', 'client')
    .where('is_certifier', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}
