import {
  answerKey,
  countsInTotal,
  documentLockReason,
  isDisabled,
  questionKey,
  refuse,
  type StoredAnswers,
} from '@cert/shared/domain';
import type { MemberContext } from '../useCase.ts';
import type { EditionQuestion } from '../editions/edition.ts';

/** @throws Refusal locked with `{reason}` if the caller may not add or delete documents now */
export async function assertNotLocked(
  { db, questionnaire, role, edition }: MemberContext,
  { areaId, questionId }: DocumentTarget,
): Promise<void> {
  const area = edition.areas.get(areaId);
  const question = questionId === null ? undefined : edition.questions.get(questionId);
  const lock = documentLockReason({
    role,
    settings: questionnaire.settings,
    areaCounts: area !== undefined && countsInTotal(area, questionnaire.isKeyOnly),
    question: question && {
      isLocked: question.isLocked,
      isDisabled: isDisabled(question, await readDisablers(questionnaire.id, question)),
    },
  });
  if (lock) throw refuse('locked', { reason: lock });

  /** Reads the stored responses that can disable the document's question. */
  async function readDisablers(
    questionnaireId: number,
    { disabledOn }: EditionQuestion,
  ): Promise<StoredAnswers> {
    if (!disabledOn) return {};
    const keys = [questionKey(disabledOn.questionId), answerKey(disabledOn.answerId)];
    const rows = await db
      .selectFrom('responses')
      .select(['form_key', 'question_id', 'answer_id', 'value', 'content'])
      .where('questionnaire_id', '=', questionnaireId)
      .where('form_key', 'in', keys)
      .execute();
    return Object.fromEntries(
      rows.map(({ form_key, question_id, answer_id, value, content }) => [
        form_key,
        { questionId: question_id, answerId: answer_id, value, content },
      ]),
    );
  }
}

/** The target of a document: a question, or an area (`questionId` is null). */
export type DocumentTarget = { areaId: number; questionId: number | null };
