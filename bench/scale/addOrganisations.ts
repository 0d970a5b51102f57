import { sql } from 'kysely';
import type { Database } from '../../server/src/database/connect.ts';
import { generateDemoAnswers } from '../../server/src/office/demo/generateDemoAnswers.ts';
import type { DemoWords } from '../../server/src/content/schema/demoWorld.ts';
import type { EditionReader } from '../../server/src/editions/edition.ts';

/** Number of questionnaires per insert statement. */
const batch = 25;

type Context = {
  db: Database;
  editionId: number;
  readEdition: EditionReader;
  words: DemoWords;
  /** Ids of the client and of the main certifier of all organisations. */
  clientId: number;
  leadId: number;
};

/**
 * Adds organisations with a questionnaire in each year. The demo data's generator creates the answers. They are
 * inserted in batches, because the use cases would take an hour.
 * @returns the ids of the questionnaires, and their number of answers
 */
export async function addOrganisations(
  { db, editionId, readEdition, words, clientId, leadId }: Context,
  { organisations, years }: { organisations: number; years: readonly number[] },
): Promise<{ questionnaireIds: number[]; responseCount: number }> {
  const edition = await readEdition(db, { editionId, year: years[0] ?? 0 });
  const questionnaireIds = await addQuestionnaires(db, { editionId, organisations, years });
  await sql`insert into members (questionnaire_id, account_id, role)
    select id, account, role from unnest(${questionnaireIds}::int[]) id
    cross join (values (${clientId}::int, 'client'), (${leadId}::int, 'main-certifier')) m (account, role)`.execute(
    db,
  );
  let responseCount = 0;
  for (let start = 0; start < questionnaireIds.length; start += batch) {
    const rows = questionnaireIds.slice(start, start + batch).flatMap((questionnaireId, index) => {
      const seed = start + index;
      const { byCategory, locked } = generateDemoAnswers({
        edition,
        plan: {
          answers: { seed, answeredPercent: 17 + (seed % 30), levelPercent: 40 + (seed % 55) },
          comments: undefined,
          keyOnly: false,
          language: 'hr',
        },
        words,
      });
      return [...byCategory, locked].flatMap((answers) =>
        Object.entries(answers).map(
          ([form_key, { areaId, questionId, answerId, type, value }]) => ({
            questionnaire_id: questionnaireId,
            form_key,
            area_id: areaId,
            question_id: questionId,
            answer_id: answerId,
            kind: type,
            value,
          }),
        ),
      );
    });
    await sql`insert into responses
        (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, revision, saved_by, saved_at)
      select r.*, 1, ${clientId}, now() from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
        (questionnaire_id int, form_key text, area_id int, question_id int, answer_id int, kind text, value jsonb)`.execute(
      db,
    );
    responseCount += rows.length;
  }
  await sql`analyze`.execute(db);
  return { questionnaireIds, responseCount };
}

async function addQuestionnaires(
  db: Database,
  {
    editionId,
    organisations,
    years,
  }: { editionId: number; organisations: number; years: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into organisations (key, title)
      select 'mass-' || n, 'Organisation ' || n from generate_series(1, ${organisations}::int) n returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select added.id, ${editionId}::int, year, false, false, false, false, false, now()
    from added cross join unnest(${[...years]}::int[]) year order by year, added.id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
