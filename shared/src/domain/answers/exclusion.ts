/** An answer of a multiple choice. */
export type ExcludingAnswer = {
  id: number;
  /** Whether the answer means that no other applies ("None of these"). */
  excludesOthers: boolean;
};

/**
 * The answers that cannot be ticked together with this one: all others if it excludes them, else those that exclude it.
 * See docs/product/questionnaire.md#answers-that-exclude-others.
 */
export function listExcludedAnswers(
  answerId: number,
  answers: readonly ExcludingAnswer[],
): number[] {
  const isExcluding = answers.some(({ id, excludesOthers }) => id === answerId && excludesOthers);
  return answers
    .filter(({ id, excludesOthers }) => id !== answerId && (isExcluding || excludesOthers))
    .map(({ id }) => id);
}
