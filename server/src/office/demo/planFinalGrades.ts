import type { Grade } from '@cert/shared/domain';
import type { AreaStatus } from '../../questionnaires/areaStatus.ts';
import { driftedGrade } from './driftedGrade.ts';

/**
 * The final grades that a team would come to: what the answers suggest, in one area of six half a grade below and in
 * one half a grade above it, as documents and the meeting show.
 * @param exceptions by area id: grades that were decided otherwise
 * @returns by area id, for all areas that count
 */
export function planFinalGrades({
  standings,
  exceptions,
  random,
}: {
  standings: readonly AreaStatus[];
  exceptions: ReadonlyMap<number, Grade>;
  random: () => number;
}): Map<number, Grade> {
  return new Map(
    standings
      .filter(({ counts }) => counts)
      .map(({ area, grades }) => {
        const suggested = grades?.system ?? 0;
        const draw = Math.floor(random() * 6);
        const drift = draw === 0 ? -0.5 : draw === 1 ? 0.5 : 0;
        return [area.id, exceptions.get(area.id) ?? driftedGrade(suggested, drift)];
      }),
  );
}
