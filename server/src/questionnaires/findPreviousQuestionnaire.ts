import { calculateResultPercent, countsInTotal, type Grade } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { EditionReader } from '../editions/edition.ts';
import type { Questionnaire } from '../membership.ts';
import type { Programme } from '../programme/programme.ts';

/** The organisation's previous questionnaire. */
export type PreviousQuestionnaire = {
  year: number;
  /** Null until all its final grades are set. */
  overallPercent: number | null;
  /** Its final grades by area path. */
  grades: { [areaPath: string]: Grade };
  /** Whether it is hidden from the organisation's people. They must then not learn that it exists. */
  isHidden: boolean;
  /** Whether its report is released to the organisation, and the questionnaire is not hidden from it. */
  isReleased: boolean;
};

/** Finds the newest questionnaire of the same organisation from an earlier year. */
export async function findPreviousQuestionnaire({
  db,
  questionnaire,
  readEdition,
  programme,
}: {
  db: Database;
  questionnaire: Questionnaire;
  readEdition: EditionReader;
  programme: Pick<Programme, 'thresholds'>;
}): Promise<PreviousQuestionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaires as q')
    .select(['q.year', 'q.edition_id', 'q.is_key_only', 'q.is_inactive', 'q.report_released_at'])
    .select(
      sql<{ [areaId: string]: Grade }>`(select coalesce(jsonb_object_agg(area_id, grade), '{}')
        from final_grades where questionnaire_id = q.id)`.as('finals'),
    )
    .where('q.organisation_id', '=', questionnaire.organisationId)
    .where('q.year', '<', questionnaire.year)
    .orderBy('q.year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const edition = await readEdition(db, { editionId: row.edition_id, year: row.year });
  const areas = [...edition.areas.values()];
  const finals = areas
    .filter((area) => countsInTotal(area, row.is_key_only))
    .map((area) => row.finals[area.id] ?? null);
  const isDecided = finals.length > 0 && finals.every((grade) => grade !== null);
  return {
    year: row.year,
    overallPercent: isDecided ? calculateResultPercent(finals, programme.thresholds) : null,
    grades: Object.fromEntries(
      areas.flatMap(({ id, path }) => {
        const grade = row.finals[id];
        return grade === undefined ? [] : [[path, grade]];
      }),
    ),
    isHidden: row.is_inactive,
    isReleased: row.report_released_at !== null && !row.is_inactive,
  };
}
