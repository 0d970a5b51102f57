import { grades, type Grade } from '@cert/shared/domain';

/** The grade half a step up or down, and no further than the scale; from no grade one steps onto the lowest. */
export function steppedGrade(grade: Grade | null, direction: 1 | -1): Grade | null {
  if (grade === null) return direction === 1 ? grades[0] : null;
  return grades[grades.indexOf(grade) + direction] ?? grade;
}
