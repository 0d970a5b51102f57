import { answerKey, questionKey } from './formKeys.ts';

/** The value of a table question: one entry per filled cell. */
export type TableValue = { readonly [cell: string]: string | number };

/** The possible values of a form key. `false` means that the user cleared the answer. */
export type AnswerValue = string | number | boolean | TableValue;

/** One stored answer, with the fields that the rules need. */
export type StoredAnswer = {
  readonly questionId: number | null;
  readonly answerId: number | null;
  readonly value: AnswerValue | null;
};

/** All stored answers of one questionnaire by form key. */
export type StoredAnswers = { readonly [formKey: string]: StoredAnswer };

/** Whether there is an answer. See docs/product/questionnaire.md#answered. */
export function isAnswered(answer: StoredAnswer): boolean {
  const { value } = answer;
  if (value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object') return Object.keys(value).length > 0;
  return true;
}

/**
 * The value given for one answer of a question: `true` if it is chosen or ticked, else the entered number or table;
 * null if nothing is given. A choice is stored under the key of its question, as `true` with the id of the chosen
 * answer. See docs/product/questionnaire.md#form-keys.
 */
export function findGivenValue(
  { questionId, answerId }: { questionId: number; answerId: number },
  stored: StoredAnswers,
): AnswerValue | null {
  const chosen = stored[questionKey(questionId)];
  if (chosen && isAnswered(chosen) && chosen.answerId === answerId) return chosen.value;
  const own = stored[answerKey(answerId)];
  return own && isAnswered(own) ? own.value : null;
}
