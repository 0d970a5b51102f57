import type { Question } from '@cert/shared/contract';
import { completingKeys, questionCommentKey, type FormKey } from '@cert/shared/domain';

/** All form keys of a question card: its answers and its comment. */
export function questionKeys(question: Question): FormKey[] {
  return [...completingKeys(question), questionCommentKey(question.id)];
}
