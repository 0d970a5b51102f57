import type { Question } from '@cert/shared/contract';
import { listAnswerFormKeys, questionCommentKey, type FormKey } from '@cert/shared/domain';

/** All form keys of a question card: its answers and its comment. */
export function listQuestionFormKeys(question: Question): FormKey[] {
  return [...listAnswerFormKeys(question), questionCommentKey(question.id)];
}
