import type { AnswerValue } from './storedAnswers.ts';

/** An answer as a page sends it or as the server stores it; `false` when the user has cleared it. */
export type ComparedAnswer =
  | {
      readonly answerId?: number | string | null | undefined;
      /** Null in a stored answer that was never given. */
      readonly value: AnswerValue | null;
      readonly content?: string | null | undefined;
    }
  | false;

/**
 * Whether two values of one form key would be stored as the same answer. Ignores the order of a table's cells, an
 * answer id that only one of the values has (the key already names it), and all fields of a comment except its text.
 */
export function isSameAnswer(a: ComparedAnswer, b: ComparedAnswer): boolean {
  if (isCleared(a) || isCleared(b)) return isCleared(a) && isCleared(b);
  if (a.content || b.content) return a.content === b.content;
  const isOneAnswer = a.answerId == null || b.answerId == null || a.answerId === b.answerId;
  return isOneAnswer && inOrder(a.value) === inOrder(b.value);
}

/** Whether the answer is cleared: the server stores blank text and an empty table in the same way as `false`. */
function isCleared(answer: ComparedAnswer): answer is false {
  if (answer === false || answer.value === false || answer.value === null) return true;
  if (typeof answer.content === 'string') return answer.content.trim() === '';
  if (typeof answer.value === 'string') return answer.value.trim() === '';
  return typeof answer.value === 'object' && Object.keys(answer.value).length === 0;
}

function inOrder(value: AnswerValue | null): string {
  const cells = (table: object) => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(typeof value === 'object' && value !== null ? cells(value) : value);
}
