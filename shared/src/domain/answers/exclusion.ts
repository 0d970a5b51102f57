/** An answer of a multiple choice. */
export type MultipleChoiceAnswer = {
  id: number;
  /** Whether no other answer can be ticked together with this answer ("None of these"). */
  excludesOthers: boolean;
};

/**
 * The answers that cannot be ticked together with this answer: all other answers if it excludes others, else the
 * answers that exclude others. See docs/product/questionnaire.md#answers-that-exclude-others.
 */
export function listExcludedAnswers(
  answerId: number,
  answers: readonly MultipleChoiceAnswer[],
): number[] {
  const isExcluding = answers.some(({ id, excludesOthers }) => id === answerId && excludesOthers);
  return answers
    .filter(({ id, excludesOthers }) => id !== answerId && (isExcluding || excludesOthers))
    .map(({ id }) => id);
}
