import { findBandResult, type Band } from './bands.ts';
import { toHalfSteps, type Grade, type QuestionGrade } from './grade.ts';
import { divideHalfUp } from './share.ts';

/**
 * The suggested grade for each average of the question grades. The lower bounds are in tenths of a grade (3 = 0.3). See
 * docs/product/grading.md#system-suggestion.
 */
export const suggestionBands: readonly Band<Grade>[] = [
  { from: 0, gives: 0 },
  { from: 3, gives: 0.5 },
  { from: 8, gives: 1 },
  { from: 13, gives: 1.5 },
  { from: 18, gives: 2 },
  { from: 23, gives: 2.5 },
  { from: 28, gives: 3 },
];

/**
 * Average of question grades in tenths (23 = 2.3), rounded half up; `null` when no question has a grade. See
 * docs/product/grading.md#system-suggestion.
 */
export function averageInTenths(questionGrades: readonly QuestionGrade[]): number | null {
  const known = questionGrades.filter((grade) => grade !== null);
  if (known.length === 0) return null;
  const halves = known.reduce<number>((sum, grade) => sum + toHalfSteps(grade), 0);
  return divideHalfUp(10 * halves, 2 * known.length);
}

/**
 * The system's suggestion for an area; `null` while no question has a grade. The caller leaves Above-and-Beyond
 * questions out. See docs/product/grading.md#system-suggestion.
 */
export function suggestGrade(questionGrades: readonly QuestionGrade[]): Grade | null {
  const tenths = averageInTenths(questionGrades);
  return tenths === null ? null : findBandResult(suggestionBands, tenths);
}
