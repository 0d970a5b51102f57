import { areaTotal, isKeyArea } from './areaGrades.ts';
import type { Grade } from './grade.ts';
import { reachesPercent } from './share.ts';

/** Minimum share of all possible points for the certificate, in percent. Source: the programme's rules. */
export const certificateThresholdPercent = 75;

export type Decision = 'passed' | 'not-passed' | 'not-decided';

/**
 * The certificate rule: all final grades are set, the total reaches the threshold, and every key area reaches its
 * minimum grade. Undecided while a final grade is missing. The total is compared exactly: 74.6 % is shown as 75 %, but
 * does not pass.
 */
export function decideCertificate(
  areas: readonly { minGrade: number; final: Grade | null }[],
  thresholdPercent = certificateThresholdPercent,
): Decision {
  if (areas.length === 0 || areas.some((area) => area.final === null)) return 'not-decided';
  const reachesTotal = reachesPercent(areaTotal(areas.map((area) => area.final)), thresholdPercent);
  const reachesKeys = areas.every((area) => !isKeyArea(area) || (area.final ?? 0) >= area.minGrade);
  return reachesTotal && reachesKeys ? 'passed' : 'not-passed';
}
