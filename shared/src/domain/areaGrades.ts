import { halfSteps, highestGrade, type Grade } from './grade.ts';
import { sharePercent, type Share } from './share.ts';

/** The three grades that an area can have, each unset (null) on its own. */
export type AreaGrades = {
  system: Grade | null;
  certifier: Grade | null;
  final: Grade | null;
};

export type CompletedType = 'system' | 'certifier' | 'final';

/** Final if set, else the reader's own grade, else the system's (decisions §2). */
export function shownGrade(area: AreaGrades): Grade | null {
  return area.final ?? area.certifier ?? area.system;
}

/** Of which kind the shown grade is; undefined while the area has none. */
export function shownKind(area: AreaGrades): CompletedType | undefined {
  if (area.final !== null) return 'final';
  if (area.certifier !== null) return 'certifier';
  return area.system === null ? undefined : 'system';
}

/** How a grade stands to the one of the previous year (spec 1 §2, the up/down marker). */
export type GradeTrend = 'better' | 'worse' | 'same';

/** The marker of an area; undefined while one of the two grades is missing. */
export function gradeTrend(shown: Grade | null, previous: Grade | null): GradeTrend | undefined {
  if (shown === null || previous === null) return undefined;
  if (shown === previous) return 'same';
  return shown > previous ? 'better' : 'worse';
}

/** Which kind of grade a category is complete in (spec 1 §4). A category without areas is 'system'. */
export function completedType(areas: readonly AreaGrades[]): CompletedType {
  if (areas.length === 0) return 'system';
  if (areas.every((area) => area.final !== null)) return 'final';
  if (areas.every((area) => area.certifier !== null)) return 'certifier';
  return 'system';
}

/**
 * What areas have reached of all their points, in half grades; areas without a grade reach 0 (decisions §2). This is
 * what thresholds are held against.
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

/**
 * The total as it is shown: sum of grades × 100 ÷ (3 × number of areas), a whole percent from 0 to 100 (spec 1 §9,
 * decisions §2). Of no area at all it is 0.
 */
export function areaPercentage(areaGrades: readonly (Grade | null)[]): number {
  return sharePercent(areaTotal(areaGrades)) ?? 0;
}

/** Whether an area counts in sums: in a key-only questionnaire only the key areas do (decisions §2). */
export function countsInTotal(area: { minGrade: number }, isKeyOnly: boolean): boolean {
  return !isKeyOnly || isKeyArea(area);
}

export function isKeyArea(area: { minGrade: number }): boolean {
  return area.minGrade > 0;
}

/** The `!` of an area: a key area whose shown grade is below its least grade (decisions §2). */
export function isBelowMinimumGrade(area: { minGrade: number; shown: Grade | null }): boolean {
  return isKeyArea(area) && area.shown !== null && area.shown < area.minGrade;
}
