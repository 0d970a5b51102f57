import type { Grade } from '@cert/shared/domain';
import { driftedGrade } from './driftedGrade.ts';

/**
 * The own grade of a colleague in a team that ends at this final grade: in one area of three half a grade away from
 * it, so that some areas are agreed on at once and some are not.
 * @param draw 0 or more and below 1
 */
export function ownGradeBefore(finalGrade: Grade, draw: number): Grade {
  const drift = draw < 1 / 6 ? -0.5 : draw >= 5 / 6 ? 0.5 : 0;
  return driftedGrade(finalGrade, drift);
}
