import {
  countsInTotal,
  listDisablingKeys,
  documentLockReason,
  isDisabled,
  refuse,
  selectAnswersInForce,
  type AnswersInForce,
} from '@cert/shared/domain';
import type { MemberContext } from '../useCase.ts';
import type { EditionQuestion } from '../editions/edition.ts';

/** Refuses a caller who may not add or delete documents of this target now. @throws Refusal locked with `{reason}` */
export async function assertDocumentsNotLocked(
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
      isDisabled: isDisabled(question, await readDisablers(question)),
    },
  });
  if (lock) throw refuse('locked', { reason: lock });

  /** Reads the answers that can disable the document's question, and selects those that are in force. */
  async function readDisablers(disabled: EditionQuestion): Promise<AnswersInForce> {
    const { isKeyOnly } = questionnaire;
    const content = { areas: edition.areas, isKeyOnly };
    const keys = listDisablingKeys(disabled, edition.questions);
    if (keys.length === 0) return selectAnswersInForce(content, {});
    const rows = await db
      .selectFrom('responses')
      .select(['form_key', 'question_id', 'answer_id', 'value'])
      .where('questionnaire_id', '=', questionnaire.id)
      .where('form_key', 'in', keys)
      .execute();
    const stored = Object.fromEntries(
      rows.map(({ form_key, question_id, answer_id, value }) => [
        form_key,
        { questionId: question_id, answerId: answer_id, value },
      ]),
    );
    return selectAnswersInForce(content, stored);
  }
}

/** The target of a document: a question, or an area (`questionId` is null). */
export type DocumentTarget = { areaId: number; questionId: number | null };
