import type { Database } from '../database/connect.ts';

/** The clients of a questionnaire: their accounts are the organisation's data, those of the team are not. */
export async function readClientIds(db: Database, questionnaireId: number): Promise<number[]> {
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
