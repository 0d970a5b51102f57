import { halfSteps, highestGrade, type Grade } from './grade.ts';
import { sharePercent, type Share } from './share.ts';

/** The three grades that an area can have; each may be unset (null). */
export type AreaGrades = {
  system: Grade | null;
  certifier: Grade | null;
  final: Grade | null;
};

export type CompletedType = 'system' | 'certifier' | 'final';

/** The final grade if set, else the reader's own grade, else the system's. */
export function shownGrade(area: AreaGrades): Grade | null {
  return area.final ?? area.certifier ?? area.system;
}

/** The kind of the shown grade; undefined while the area has none. */
export function shownKind(area: AreaGrades): CompletedType | undefined {
  if (area.final !== null) return 'final';
  if (area.certifier !== null) return 'certifier';
  return area.system === null ? undefined : 'system';
}

/** How a grade compares with that of the previous year (the up/down marker). */
export type GradeTrend = 'better' | 'worse' | 'same';

/** The marker of an area; undefined while one of the two grades is missing. */
export function gradeTrend(shown: Grade | null, previous: Grade | null): GradeTrend | undefined {
  if (shown === null || previous === null) return undefined;
  if (shown === previous) return 'same';
  return shown > previous ? 'better' : 'worse';
}

/** The kind of grade in which a category is complete. A category without areas is 'system'. */
export function completedType(areas: readonly AreaGrades[]): CompletedType {
  if (areas.length === 0) return 'system';
  if (areas.every((area) => area.final !== null)) return 'final';
  if (areas.every((area) => area.certifier !== null)) return 'certifier';
  return 'system';
}

/**
 * The points that the areas have reached out of all possible points, in half grades; an area without a grade counts as
 * 0. Thresholds are compared with this exact share.
 */
export function areaTotal(areaGrades: readonly (Grade | null)[]): Share {
  return {
    part: areaGrades.reduce<number>(
      (sum, grade) => sum + (grade === null ? 0 : halfSteps(grade)),
      0,
    ),
    whole: halfSteps(highestGrade) * areaGrades.length,
  };
}

/** The total as shown: sum of grades × 100 ÷ (3 × number of areas), a whole percent from 0 to 100; 0 without areas. */
export function areaPercentage(areaGrades: readonly (Grade | null)[]): number {
  return sharePercent(areaTotal(areaGrades)) ?? 0;
}

/** Whether an area counts in sums: in a key-only questionnaire only the key areas do. */
export function countsInTotal(area: { minGrade: number }, isKeyOnly: boolean): boolean {
  return !isKeyOnly || isKeyArea(area);
}

export function isKeyArea(area: { minGrade: number }): boolean {
  return area.minGrade > 0;
}

/** Whether an area shows `!`: a key area whose shown grade is below its minimum grade. */
export function isBelowMinimumGrade(area: { minGrade: number; shown: Grade | null }): boolean {
  return isKeyArea(area) && area.shown !== null && area.shown < area.minGrade;
}
