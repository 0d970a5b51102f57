/** The grades that a person can select: 0 to 3 in half steps. See docs/product/grading.md#grade-scale. */
export const grades = [0, 0.5, 1, 1.5, 2, 2.5, 3] as const;
export type Grade = (typeof grades)[number];

/** The grade of a question marked "Above and Beyond", shown as `3+`. See docs/product/grading.md#grade-scale. */
export const beyondGrade = 4;

/** The grade of one question. `null` means that there is no grade yet; it is not the grade 0. */
export type QuestionGrade = Grade | typeof beyondGrade | null;

export const highestGrade = 3;

export function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

/**
 * The value of a grade in a sum, in half steps: a whole number from 0 to 6. See docs/product/grading.md#grade-scale.
 * @throws RangeError for a number that is not a grade
 */
export function toHalfSteps(grade: Exclude<QuestionGrade, null>): number {
  if (grade === beyondGrade) return 2 * highestGrade;
  if (!isGrade(grade)) throw new RangeError(`${String(grade)} is not a grade`);
  return 2 * grade;
}

/** Whether the grade is shown as `3+`. Other grades are shown as numbers (see `formatNumber`). */
export function isBeyondGrade(grade: QuestionGrade): grade is typeof beyondGrade {
  return grade === beyondGrade;
}
