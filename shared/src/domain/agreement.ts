import { countsInTotal } from './areaGrades.ts';
import type { Grade } from './grade.ts';

/**
 * The final grade that is set automatically once everybody has finalized: the grade that the whole team gave; `null` if
 * two grades differ or one is missing. See docs/decisions/0013-grading-of-a-team.md.
 * @param teamGrades the own grades of one area, one entry per team member
 */
export function agreedGrade(teamGrades: readonly (Grade | null)[]): Grade | null {
  const [first = null] = teamGrades;
  return teamGrades.every((grade) => grade === first) ? first : null;
}

/** The areas that prevent a person from finalizing: they count in the total and have no own grade yet. */
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
