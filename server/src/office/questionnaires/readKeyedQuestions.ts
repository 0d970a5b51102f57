import type { Database } from '../../database/connect.ts';
import type { KeyedAnswer, KeyedQuestion } from './carryOverResponses.ts';

/** Reads the questions of an edition with their answers and stable keys, in two statements. */
export async function readKeyedQuestions(
  db: Database,
  editionId: number,
): Promise<KeyedQuestion[]> {
  const questions = await db
    .selectFrom('questions as q')
    .innerJoin('areas as a', 'a.id', 'q.area_id')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .select(['q.id', 'q.area_id', 'q.key', 'q.kind', 'q.title', 'q.is_disabled', 'q.is_locked'])
    .where('c.edition_id', '=', editionId)
    .execute();
  const answers = await db
    .selectFrom('answers')
    .select(['id', 'question_id', 'key', 'content'])
    .where((is) => is('question_id', '=', is.fn.any(is.val(questions.map(({ id }) => id)))))
    .execute();
  const answersOf = Map.groupBy(answers, (answer) => answer.question_id);
  return questions.map((row) => ({
    id: row.id,
    areaId: row.area_id,
    key: row.key,
    kind: row.kind,
    title: row.title,
    isClosed: row.is_disabled || row.is_locked,
    answers: (answersOf.get(row.id) ?? []).map(({ id, key, content }): KeyedAnswer => ({
      id,
      key,
      content,
    })),
  }));
}
