import { sumAreaPoints, isKeyArea } from './areaGrades.ts';
import type { Grade } from './grade.ts';
import { reachesPercent } from './share.ts';

/**
 * Minimum share of all possible points for the certificate, in percent, where the programme's own threshold
 * (`programme.yaml`) is not given. See docs/product/certificate.md#certificate.
 */
export const certificateThresholdPercent = 75;

export type CertificateDecision = 'passed' | 'not-passed' | 'not-decided';

/**
 * Decides whether the certificate is passed, by the exact share of points. `not-decided` while a final grade is
 * missing, and without areas. See docs/product/certificate.md#certificate.
 */
export function decideCertificate(
  areas: readonly { minGrade: number; final: Grade | null }[],
  thresholdPercent = certificateThresholdPercent,
): CertificateDecision {
  if (areas.length === 0 || areas.some((area) => area.final === null)) return 'not-decided';
  const reachesTotal = reachesPercent(
    sumAreaPoints(areas.map((area) => area.final)),
    thresholdPercent,
  );
  const reachesKeys = areas.every((area) => !isKeyArea(area) || (area.final ?? 0) >= area.minGrade);
  return reachesTotal && reachesKeys ? 'passed' : 'not-passed';
}
