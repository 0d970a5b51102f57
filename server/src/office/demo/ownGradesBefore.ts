import { isGrade, type Grade } from '@cert/shared/domain';

/**
 * The own grades of a team that ended at this final grade: the main certifier's is the final one, each other's at most
 * half a grade away, so that some areas were agreed on and some were not.
 * @param draws one random number per person, 0 or more and below 1; the first is the main certifier's
 */
export function ownGradesBefore(finalGrade: Grade, draws: readonly number[]): Grade[] {
  return draws.map((draw, index) => {
    const own = finalGrade + (Math.floor(draw * 3) - 1) / 2;
    return index > 0 && isGrade(own) ? own : finalGrade;
  });
}
