import { areaTotal, isKeyArea } from './areaGrades.ts';
import type { Grade } from './grade.ts';
import { reachesPercent } from './share.ts';

/**
 * Minimum share of all possible points for the certificate, in percent. See docs/product/certificate.md#certificate.
 */
export const certificateThresholdPercent = 75;

export type Decision = 'passed' | 'not-passed' | 'not-decided';

/**
 * The certificate rule, with the exact total. Undecided while a final grade is missing. See
 * docs/product/certificate.md#certificate.
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
