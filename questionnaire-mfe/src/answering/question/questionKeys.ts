import type { Question } from '@cert/shared/contract';
import { completingKeys, questionCommentKey, type FormKey } from '@cert/shared/domain';

/** Every form key that is saved on this question's card: its answers and its comment. */
export function questionKeys(question: Question): FormKey[] {
  return [...completingKeys(question), questionCommentKey(question.id)];
}
