import type { Database } from '../database/connect.ts';

/** Counts the documents by question id; questions without documents are left out. */
export async function countDocuments(
  db: Database,
  questionnaireId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('documents')
    .select((row) => ['question_id', row.fn.countAll<number | string>().as('count')])
    .where('questionnaire_id', '=', questionnaireId)
    .groupBy('question_id')
    .execute();
  return new Map(
    rows.flatMap(({ question_id, count }) =>
      question_id === null ? [] : [[question_id, Number(count)]],
    ),
  );
}
