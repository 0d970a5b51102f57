import type { AreaSummary } from '@cert/shared/contract';
import { areaPercentage, areaTotal, reachesPercent, type GradeKind } from '@cert/shared/domain';

export type Score = {
  /**
   * Reached percentage of the possible points of the areas that have a grade, as an integer: the average so far until
   * all have one. Null when no area has a grade of this kind.
   */
  percent: number | null;
  /** Number of areas that count and have such a grade; `areas` is the number of all areas that count. */
  graded: number;
  areas: number;
  /** Whether all areas have a grade and the exact (not the rounded) total is below the threshold. */
  isBelow: boolean;
};

/**
 * Calculates the total of one kind of grade. Until every area has one it is the average so far, which warns of nothing.
 * See docs/product/grading.md#scores.
 */
export function scoreOf(
  kind: GradeKind,
  areas: readonly AreaSummary[],
  thresholdPercent: number,
): Score {
  const grades = areas.filter(({ open }) => open).map((area) => area[fields[kind]] ?? null);
  const given = grades.filter((grade) => grade !== null);
  const isComplete = given.length > 0 && given.length === grades.length;
  return {
    percent: given.length === 0 ? null : areaPercentage(given),
    graded: given.length,
    areas: grades.length,
    isBelow: isComplete && !reachesPercent(areaTotal(given), thresholdPercent),
  };
}

const fields = {
  system: 'grade',
  certifier: 'certifierGrade',
  final: 'certifierFinalGrade',
} as const satisfies Record<GradeKind, keyof AreaSummary>;
