import type { Database } from '../../database/connect.ts';

/** The id of an organisation's questionnaire of one year; null where there is none. */
export async function findQuestionnaireId({
  db,
  organisationId,
  year,
}: {
  db: Database;
  organisationId: number;
  year: number;
}): Promise<number | null> {
  const row = await db
    .selectFrom('questionnaires')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.id ?? null;
}
