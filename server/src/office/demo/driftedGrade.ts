import { isGrade, type Grade } from '@cert/shared/domain';

/** A grade shifted by a drift; unchanged if the result is outside of the scale. @param drift in half steps */
export function driftedGrade(grade: Grade, drift: number): Grade {
  const drifted = grade + drift;
  return isGrade(drifted) ? drifted : grade;
}
