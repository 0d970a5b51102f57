import { grades, type Grade } from '@cert/shared/domain';

/**
 * Returns the next grade up or down (half a grade), within the scale. Without a grade, a step up gives the lowest grade
 * and a step down gives null.
 */
export function steppedGrade(grade: Grade | null, direction: 1 | -1): Grade | null {
  if (grade === null) return direction === 1 ? grades[0] : null;
  return grades[grades.indexOf(grade) + direction] ?? grade;
}
