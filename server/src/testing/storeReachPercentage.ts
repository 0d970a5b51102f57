import { sql } from 'kysely';
import type { TestSite } from './openTestSite.ts';

/** Stores a percentage as the answer to the question `reach`; by default in the questionnaire of the test world. */
export async function storeReachPercentage(
  { db, world }: Pick<TestSite, 'db' | 'world'>,
  value: number,
  questionnaireId = world.questionnaire,
): Promise<void> {
  await sql`insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value,
      revision, saved_by, saved_at)
    values (${questionnaireId}, ${`answer_${world.answer('share')}`}, ${world.area('brand')},
      ${world.question('reach')}, ${world.answer('share')}, 'percentage', ${JSON.stringify(value)}::jsonb, 1,
      ${world.accounts.lead}, now())
    on conflict (questionnaire_id, form_key) do update set value = excluded.value`.execute(db);
}
