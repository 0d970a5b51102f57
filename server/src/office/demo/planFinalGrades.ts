import type { Grade } from '@cert/shared/domain';
import type { AreaStatus } from '../../questionnaires/areaStatus.ts';
import { driftedGrade } from './driftedGrade.ts';

/**
 * Plans a team's final grades: those suggested by the answers, but half a grade lower in one area of six and half a
 * grade higher in another.
 * @param exceptions grades to use instead of the planned ones, by area id
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
