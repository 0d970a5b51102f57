import type { CategoryReply, Question } from '@cert/shared/contract';

/** Whether the question's area takes answers. In a key-only questionnaire some areas do not. */
export function takesAnswers({ areas }: CategoryReply, { id }: Question): boolean {
  return areas.some(({ open, questions }) => open && questions.some((one) => one.id === id));
}
