import { selectAnswersInForce, type DisablableQuestion } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import { splitIntoChunks } from '../../database/splitIntoChunks.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import {
  selectResponsesToCarryOver,
  type KeyedAnswer,
  type KeyedQuestion,
} from './selectResponsesToCarryOver.ts';

/** A questionnaire with the edition that it uses. */
type QuestionnaireWithEdition = { id: number; editionId: number };

/**
 * Copies the answers in force of an earlier questionnaire to a new one (`selectResponsesToCarryOver`), with their
 * original author and time. Call it in a transaction.
 * @returns the number of copied answers
 */
export async function copyResponses({
  db,
  from,
  to,
  at,
}: {
  db: Database;
  from: QuestionnaireWithEdition & { isKeyOnly: boolean };
  to: QuestionnaireWithEdition;
  at: Date;
}): Promise<number> {
  const responses = await db
    .selectFrom('responses')
    .select(['form_key as formKey', 'question_id as questionId', 'answer_id as answerId', 'value'])
    .select(['saved_by as savedBy', 'saved_at as savedAt'])
    .where('questionnaire_id', '=', from.id)
    .where('kind', '<>', 'comment')
    .execute();
  const before = await readKeyedQuestions(db, from.editionId);
  const after =
    to.editionId === from.editionId ? before : await readKeyedQuestions(db, to.editionId);
  const areas = before.map(({ minGrade, ...question }) => ({ minGrade, questions: [question] }));
  const inForce = selectAnswersInForce(
    { areas, isKeyOnly: from.isKeyOnly },
    Object.fromEntries(responses.map((response) => [response.formKey, response])),
  );
  const carried = selectResponsesToCarryOver(
    responses.filter(({ formKey }) => formKey in inForce),
    { before, after },
  );
  for (const some of splitIntoChunks(carried))
    await db
      .insertInto('responses')
      .values(
        some.map(({ formKey, areaId, questionId, answerId, kind, old }) => ({
          questionnaire_id: to.id,
          form_key: formKey,
          area_id: areaId,
          question_id: questionId,
          answer_id: answerId,
          kind,
          value: JSON.stringify(old.value),
          content: null,
          revision: 1,
          saved_by: old.savedBy,
          saved_at: old.savedAt,
        })),
      )
      .execute();
  await recordOfficeChanges(db, {
    at,
    action: 'copyResponses',
    changes: [
      {
        questionnaireId: to.id,
        subject: 'responses',
        before: null,
        after: { fromQuestionnaireId: from.id, count: carried.length },
      },
    ],
  });
  return carried.length;
}

/** Reads the questions of an edition with their answers and stable keys, in two statements. */
async function readKeyedQuestions(
  db: Database,
  editionId: number,
): Promise<(KeyedQuestion & DisablableQuestion & { minGrade: number })[]> {
  const questions = await db
    .selectFrom('questions as q')
    .innerJoin('areas as a', 'a.id', 'q.area_id')
    .innerJoin('categories as c', 'c.id', 'a.category_id')
    .select(['q.id', 'q.area_id', 'q.key', 'q.kind', 'q.title', 'q.is_disabled', 'q.is_locked'])
    .select(['q.disabled_on_question_id', 'q.disabled_on_answer_id', 'a.min_grade'])
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
    minGrade: row.min_grade,
    disabled: row.is_disabled,
    disabledOn:
      row.disabled_on_question_id === null || row.disabled_on_answer_id === null
        ? null
        : { questionId: row.disabled_on_question_id, answerId: row.disabled_on_answer_id },
    answers: (answersOf.get(row.id) ?? []).map(({ id, key, content }): KeyedAnswer => ({
      id,
      key,
      content,
    })),
  }));
}
