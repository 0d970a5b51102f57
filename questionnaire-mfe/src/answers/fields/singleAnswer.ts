import type { Question } from '@cert/shared/contract';

/**
 * Returns the single answer of a number or table question. The value is stored under the form key of this answer.
 * @throws Error when the question has no answer; the importer rejects such content
 */
export function singleAnswer({ id, answers: [answer] }: Question): Question['answers'][number] {
  if (!answer) throw new Error(`question ${id} has no answer`);
  return answer;
}
