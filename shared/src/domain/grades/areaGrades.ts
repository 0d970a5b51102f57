import { toHalfSteps, highestGrade, type Grade } from './grade.ts';
import { sharePercent, type Share, type PercentThresholds } from './share.ts';

/**
 * The three grades that an area can have: the system's suggestion, the user's own grade and the final grade; each may
 * be unset (null).
 */
export type AreaGrades = {
  system: Grade | null;
  certifier: Grade | null;
  final: Grade | null;
};

export type GradeKind = 'system' | 'certifier' | 'final';

/**
 * The grade that is shown for an area: the final grade, else the user's own, else the system's suggestion. See
 * docs/product/grading.md#shown-grade.
 */
export function selectShownGrade(area: AreaGrades): Grade | null {
  return area.final ?? area.certifier ?? area.system;
}

/** The kind of the shown grade; undefined while the area has no grade. */
export function selectShownGradeKind(area: AreaGrades): GradeKind | undefined {
  if (area.final !== null) return 'final';
  if (area.certifier !== null) return 'certifier';
  return area.system === null ? undefined : 'system';
}

/** How a grade compares with the grade of the previous year, shown as an up or down marker. */
export type GradeTrend = 'better' | 'worse' | 'same';

/**
 * Compares the grades of an area in two years; undefined if one of them is missing. See
 * docs/product/grading.md#shown-grade.
 */
export function compareWithPreviousGrade(
  shown: Grade | null,
  previous: Grade | null,
): GradeTrend | undefined {
  if (shown === null || previous === null) return undefined;
  if (shown === previous) return 'same';
  return shown > previous ? 'better' : 'worse';
}

/**
 * The kind of grade that all areas of a category have: `final` if each has a final grade, else `certifier` if each has
 * an own grade, else `system`; `system` also without areas. See docs/product/grading.md#completed-kind.
 */
export function findCompletedGradeKind(areas: readonly AreaGrades[]): GradeKind {
  if (areas.length === 0) return 'system';
  if (areas.every((area) => area.final !== null)) return 'final';
  if (areas.every((area) => area.certifier !== null)) return 'certifier';
  return 'system';
}

/**
 * The points that the areas have reached out of all possible points. Both are counted in half grades: the grade 1.5 is
 * 3 points. Thresholds are compared with this exact share. See docs/product/certificate.md#total.
 */
export function sumAreaPoints(areaGrades: readonly (Grade | null)[]): Share {
  return {
    part: areaGrades.reduce<number>(
      (sum, grade) => sum + (grade === null ? 0 : toHalfSteps(grade)),
      0,
    ),
    whole: toHalfSteps(highestGrade) * areaGrades.length,
  };
}

/**
 * The share of `sumAreaPoints` as it is shown: a whole percent; 0 without areas. See docs/product/certificate.md#total.
 * @param thresholds all thresholds of the programme
 */
export function calculateResultPercent(
  areaGrades: readonly (Grade | null)[],
  thresholds: PercentThresholds,
): number {
  return sharePercent(sumAreaPoints(areaGrades), thresholds) ?? 0;
}

/**
 * Whether an area counts in results, lists and the report: every area, or only key areas in a key-only questionnaire.
 * See docs/product/questionnaire.md#key-only.
 */
export function countsInTotal(area: { minGrade: number }, isKeyOnly: boolean): boolean {
  return !isKeyOnly || isKeyArea(area);
}

/** Whether an area must reach a minimum grade. See docs/product/questionnaire.md#key-areas. */
export function isKeyArea(area: { minGrade: number }): boolean {
  return area.minGrade > 0;
}

/**
 * Whether the shown grade of a key area is below its minimum; pages mark such an area with `!`. See
 * docs/product/grading.md#warning.
 */
export function isBelowMinimumGrade(area: { minGrade: number; shown: Grade | null }): boolean {
  return isKeyArea(area) && area.shown !== null && area.shown < area.minGrade;
}

/**
 * How many grades the shown grade of a key area is below its minimum, 0.5 to 3. Null if the grade reaches the minimum
 * or is missing, and for an area that is not a key area. See docs/product/report.md#grades-below-the-minimum.
 */
export function findGapToMinimumGrade(area: {
  minGrade: number;
  shown: Grade | null;
}): number | null {
  return area.shown !== null && isBelowMinimumGrade(area) ? area.minGrade - area.shown : null;
}

/**
 * The final grade that is set automatically once everybody has finalized: the grade that the whole team gave; `null` if
 * two grades differ or one is missing. See docs/product/grading.md#reveal and docs/decisions/0013-grading-of-a-team.md.
 * @param teamGrades the team’s own grades for one area, one entry per team member
 */
export function findUnanimousGrade(teamGrades: readonly (Grade | null)[]): Grade | null {
  const [first = null] = teamGrades;
  return teamGrades.every((grade) => grade === first) ? first : null;
}

/**
 * The areas that count and have no own grade of this person; they prevent the person from finalizing. See
 * docs/product/grading.md#finalization.
 */
export function listUngradedAreas<Area extends { id: number; minGrade: number }>({
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
