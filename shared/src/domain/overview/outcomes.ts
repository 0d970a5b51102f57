import { isInTeam, type Role } from '../access/roles.ts';
import { toHalfSteps, type Grade } from '../grades/grade.ts';

/**
 * Whether a person may know the outcome: the team once it is decided; a client once it is decided and the report has
 * been released to the organisation. See docs/product/overview.md#outcome.
 */
export function canSeeOutcome(
  role: Role,
  { isDecided, isReportReleased }: { isDecided: boolean; isReportReleased: boolean },
): boolean {
  return isDecided && (isInTeam(role) || isReportReleased);
}

/** The difference between the highest and the lowest of these grades, 0 to 3. Unset grades (null) are ignored. */
export function calculateGradeSpread(grades: readonly (Grade | null)[]): number {
  const steps = grades.flatMap((grade) => (grade === null ? [] : [toHalfSteps(grade)]));
  return steps.length === 0 ? 0 : (Math.max(...steps) - Math.min(...steps)) / 2;
}

/** The grades of an area in the organisation's previous questionnaire (`before`) and in this questionnaire (`now`). */
export type YearOnYearGrades = { areaId: number; before: Grade | null; now: Grade | null };

/**
 * Pairs the grades of two years by area; undefined if none of these areas had a grade in the earlier year. See
 * docs/product/overview.md#year-on-year.
 * @param before the grades of the earlier year, by area path; paths are stable across editions
 */
export function pairYearOnYearGrades(
  areas: readonly { id: number; path: string; now: Grade | null }[],
  before: { readonly [areaPath: string]: Grade },
): YearOnYearGrades[] | undefined {
  const pairs = areas.map(({ id, path, now }) => ({
    areaId: id,
    before: before[path] ?? null,
    now,
  }));
  return pairs.some((pair) => pair.before !== null) ? pairs : undefined;
}
