import { referenceGrade } from '../../charts/bars.ts';
import type { ReportData } from '../../reportData.ts';
import { shortlistAreas, type Shortlist } from '../grades/shortlistAreas.ts';

/** Maximum number of strengths, and of next steps. */
const maxListed = 3;

/**
 * The areas that the scorecard names: up to three strengths and up to three next steps, in the order of
 * `shortlistAreas`. A strength has at least grade 2. A next step has a lower grade than all strengths, so that no two
 * areas with the same grade are named as opposites.
 */
export function selectScorecardAreas(report: Pick<ReportData, 'categories'>): {
  strengths: Shortlist;
  nextSteps: Shortlist;
} {
  const strengths = shortlistAreas(report, 'highest', {
    maxAreas: maxListed,
    isListed: (grade) => grade >= referenceGrade,
  });
  const weakestStrength = strengths.areas.at(-1)?.grade ?? Infinity;
  const nextSteps = shortlistAreas(report, 'lowest', {
    maxAreas: maxListed,
    isListed: (grade) => grade < weakestStrength,
  });
  return { strengths, nextSteps };
}
