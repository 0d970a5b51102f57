import { isGrade, type Grade } from '@cert/shared/domain';

/**
 * The own grade of a colleague in a team that ended at this final grade: at most half a grade away from it, so that
 * some areas were agreed on at once and some were not.
 * @param draw 0 or more and below 1
 */
export function ownGradeBefore(finalGrade: Grade, draw: number): Grade {
  const own = finalGrade + (Math.floor(draw * 3) - 1) / 2;
  return isGrade(own) ? own : finalGrade;
}
