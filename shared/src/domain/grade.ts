/** The grades that a person can select: 0 to 3 in half steps (spec 1 §5). */
export const grades = [0, 0.5, 1, 1.5, 2, 2.5, 3] as const;
export type Grade = (typeof grades)[number];

/** Marked "Above and Beyond": stored as 4, shown as `3+`, counts as 3 in every sum and average (decisions §2). */
export const beyondGrade = 4;

/** The grade of one question. `null` is "no grade yet", which is not 0. */
export type QuestionGrade = Grade | typeof beyondGrade | null;

export const highestGrade = 3;

export function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

/**
 * What a grade adds to a sum, in half steps: a whole number from 0 to 6.
 * @throws RangeError for a number that is no grade
 */
export function halfSteps(grade: Exclude<QuestionGrade, null>): number {
  if (grade === beyondGrade) return 2 * highestGrade;
  if (!isGrade(grade)) throw new RangeError(`${String(grade)} is not a grade`);
  return 2 * grade;
}

/** `3+` for 4, else the number as it stands; decimals by the caller's language (see `formatNumber`). */
export function isBeyond(grade: QuestionGrade): grade is typeof beyondGrade {
  return grade === beyondGrade;
}
