import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { QuestionnairesTable } from '../../database/questionnaireTables.ts';

/** An organisation's questionnaire of one year with its edition's key; undefined if there is none. */
export async function findQuestionnaire(
  db: Database,
  { organisationId, year }: { organisationId: number; year: number },
): Promise<(Selectable<QuestionnairesTable> & { edition_key: string }) | undefined> {
  return db
    .selectFrom('questionnaires as q')
    .innerJoin('editions as e', 'e.id', 'q.edition_id')
    .selectAll('q')
    .select('e.key as edition_key')
    .where('organisation_id', '=', organisationId)
    .where('year', '=', year)
    .executeTakeFirst();
}
