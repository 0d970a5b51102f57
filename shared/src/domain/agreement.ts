import { countsInTotal } from './areaGrades.ts';
import type { Grade } from './grade.ts';

/**
 * The final grade that follows by itself once everybody has finalized: the one that all of the team gave; `null` where
 * two differ or one is missing (decisions §3).
 * @param teamGrades the own grades of one area, one place per person of the team
 */
export function agreedGrade(teamGrades: readonly (Grade | null)[]): Grade | null {
  const [first = null] = teamGrades;
  return teamGrades.every((grade) => grade === first) ? first : null;
}

/** The areas that keep a person from finalizing: they count, and have no own grade yet (decisions §3). */
export function ungradedAreas<Area extends { id: number; minGrade: number }>({
  areas,
  own,
  isKeyOnly,
}: {
  areas: readonly Area[];
  /** The person's own grades by area id. */
  own: ReadonlyMap<number, Grade>;
  isKeyOnly: boolean;
}): Area[] {
  return areas.filter((area) => countsInTotal(area, isKeyOnly) && !own.has(area.id));
}
