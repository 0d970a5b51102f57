import type { Question } from '@cert/shared/contract';

/**
 * The answer under whose key a number or a table stands.
 * @throws Error for content that no importer lets through: such a question has exactly one answer
 */
export function onlyAnswer({ id, answers: [answer] }: Question): Question['answers'][number] {
  if (!answer) throw new Error(`question ${id} has no answer to enter anything into`);
  return answer;
}
