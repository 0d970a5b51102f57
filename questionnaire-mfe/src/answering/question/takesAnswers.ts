import type { CategoryReply, Question } from '@cert/shared/contract';

/** Whether the question's area takes answers: in a key-only questionnaire some do not (spec 1 §2). */
export function takesAnswers({ areas }: CategoryReply, { id }: Question): boolean {
  return areas.some(({ open, questions }) => open && questions.some((one) => one.id === id));
}
