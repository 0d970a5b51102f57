import type { Database } from '../../database/connect.ts';
import { getOrThrow } from '../getOrThrow.ts';
import type { InsertedQuestion } from './insertQuestions.ts';

/** Links disabled questions to the answers that disable them, once all ids of the edition are known. */
export async function linkDisablingAnswers({
  trx,
  saved,
}: {
  trx: Database;
  saved: readonly InsertedQuestion[];
}): Promise<void> {
  const byKey = new Map(saved.map((question) => [question.key, question]));
  for (const { id, disabledOn } of saved) {
    if (!disabledOn) continue;
    const target = getOrThrow(byKey, disabledOn.question);
    await trx
      .updateTable('questions')
      .set({
        disabled_on_question_id: target.id,
        disabled_on_answer_id: getOrThrow(target.answerIds, disabledOn.answer),
      })
      .where('id', '=', id)
      .execute();
  }
}
