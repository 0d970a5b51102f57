import { areaTotal, isKeyArea } from './areaGrades.ts';
import type { Grade } from './grade.ts';
import { reachesPercent } from './share.ts';

/** Least share of all possible points for the certificate, in percent (spec 2 §1). */
export const certificateThresholdPercent = 75;

export type Decision = 'passed' | 'not-passed' | 'not-decided';

/**
 * The certificate rule: all final grades set, at least the threshold of all points, and every key area at its
 * least grade or above. While a final grade is missing nothing is decided (decisions §2, §9). The total is compared
 * exactly: 74.6 % is shown as 75 %, but does not pass.
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
