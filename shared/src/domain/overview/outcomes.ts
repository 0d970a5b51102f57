import { isInTeam, type Role } from '../access/roles.ts';
import { halfSteps, type Grade } from '../grades/grade.ts';

/**
 * Whether a person may know the outcome: the team once it is decided, the organisation once the report has been
 * released to it. See docs/product/overview.md#outcome.
 */
export function mayKnowOutcome(
  role: Role,
  { isDecided, isReportReleased }: { isDecided: boolean; isReportReleased: boolean },
): boolean {
  return isDecided && (isInTeam(role) || isReportReleased);
}

/** The distance between the highest and the lowest of these grades, 0 to 3; unset ones are left out. */
export function gradeSpread(grades: readonly (Grade | null)[]): number {
  const steps = grades.flatMap((grade) => (grade === null ? [] : [halfSteps(grade)]));
  return steps.length === 0 ? 0 : (Math.max(...steps) - Math.min(...steps)) / 2;
}

/** The grades of an area in the earlier year and now. */
export type YearPair = { areaId: number; before: Grade | null; now: Grade | null };

/**
 * Puts the grades of two years side by side; undefined if the earlier year has none in these areas. See
 * docs/product/overview.md#year-on-year.
 * @param before by the areas' paths, which are stable across editions
 */
export function pairYears(
  areas: readonly { id: number; path: string; now: Grade | null }[],
  before: { readonly [areaPath: string]: Grade },
): YearPair[] | undefined {
  const pairs = areas.map(({ id, path, now }) => ({
    areaId: id,
    before: before[path] ?? null,
    now,
  }));
  return pairs.some((pair) => pair.before !== null) ? pairs : undefined;
}
