import { isGrade, type Grade } from '@cert/shared/domain';

/** A grade so much higher, or the same where the scale ends before. @param drift in half steps */
export function driftedGrade(grade: Grade, drift: number): Grade {
  const drifted = grade + drift;
  return isGrade(drifted) ? drifted : grade;
}
