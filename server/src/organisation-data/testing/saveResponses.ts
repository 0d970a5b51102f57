import { additionalKey, answerKey, questionCommentKey, questionKey } from '@cert/shared/domain';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ResponsesTable } from '../../database/questionnaireTables.ts';
import type { TestDataIds } from '../../testing/createTestData.ts';

/** Saves a choice with extra text, a tick, a number, a table, and comments on the choice and its area. */
export async function saveResponses({
  db,
  world,
  questionnaireId,
  clientId,
  marker,
  at,
}: {
  db: Database;
  world: TestDataIds;
  questionnaireId: number;
  clientId: number;
  marker: string;
  at: Date;
}): Promise<void> {
  const [strategy, plan, tests] = [
    world.question('strategy'),
    world.answer('plan'),
    world.answer('tests'),
  ];
  const of = (areaKey: string, questionKeyName: string | null, answerId: number | null) => ({
    questionnaire_id: questionnaireId,
    area_id: world.area(areaKey),
    question_id: questionKeyName === null ? null : world.question(questionKeyName),
    answer_id: answerId,
    revision: 1,
    saved_by: clientId,
    saved_at: at,
  });
  const answered = (value: unknown) => ({ value: JSON.stringify(value), content: null });
  const commented = { kind: 'comment', value: 'null', content: `=1+1 ${marker}` } as const;
  const rows: Insertable<ResponsesTable>[] = [
    {
      ...of('brand', 'strategy', plan),
      form_key: questionKey(strategy),
      kind: 'single-choice',
      ...answered(plan),
    },
    {
      ...of('brand', 'strategy', plan),
      form_key: additionalKey(plan),
      kind: 'single-choice',
      ...answered(`@${marker}`),
    },
    {
      ...of('selection', 'tools', tests),
      form_key: answerKey(tests),
      kind: 'multi-choice',
      ...answered(true),
    },
    {
      ...of('brand', 'reach', world.answer('share')),
      form_key: answerKey(world.answer('share')),
      kind: 'percentage',
      ...answered(-12.5),
    },
    {
      ...of('benefits', 'table', world.answer('cells')),
      form_key: answerKey(world.answer('cells')),
      kind: 'custom-benefits',
      ...answered({ cell: marker }),
    },
    { ...of('brand', 'strategy', null), form_key: questionCommentKey(strategy), ...commented },
    { ...of('brand', null, null), form_key: `area_comments_${world.area('brand')}`, ...commented },
  ];
  await db.insertInto('responses').values(rows).execute();
  // Adds microseconds to the times, which JavaScript dates cannot represent.
  await sql`update responses set saved_at = saved_at + interval '123 microseconds'
    where questionnaire_id = ${questionnaireId}`.execute(db);
}
