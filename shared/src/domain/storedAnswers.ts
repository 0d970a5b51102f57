/** A table question's value: one entry per filled cell (spec 1 §3, custom answer values). */
export type TableValue = { readonly [cell: string]: string | number };

/** What may stand under a form key. `false` is "cleared". */
export type AnswerValue = string | number | boolean | TableValue;

/** One stored answer as the rules need it. */
export type StoredAnswer = {
  readonly questionId: number | null;
  readonly answerId: number | null;
  readonly value: AnswerValue | null;
};

/** All stored answers of one questionnaire by form key. */
export type StoredAnswers = { readonly [formKey: string]: StoredAnswer };

/** True when something stands under the key: any non-false value (spec 1 §4). Zero is an answer, blank text is not. */
export function isAnswered(answer: StoredAnswer): boolean {
  const { value } = answer;
  if (value === null || value === false) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object') return Object.keys(value).length > 0;
  return true;
}
