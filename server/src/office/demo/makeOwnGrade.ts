import type { Grade } from '@cert/shared/domain';
import { driftedGrade } from './driftedGrade.ts';

/**
 * A colleague's own grade for a given final grade of the team: in one area of three it differs by half a grade, so that
 * only some areas are unanimous.
 * @param draw 0 or more and below 1
 */
export function makeOwnGrade(finalGrade: Grade, draw: number): Grade {
  const drift = draw < 1 / 6 ? -0.5 : draw >= 5 / 6 ? 0.5 : 0;
  return driftedGrade(finalGrade, drift);
}
