import type { AreaSummary } from '@cert/shared/contract';
import {
  calculateResultPercent,
  sumAreaPoints,
  reachesPercent,
  type GradeKind,
  type PercentThresholds,
} from '@cert/shared/domain';

export type Score = {
  /**
   * The points of the areas with a grade of this kind, in whole percent of their possible points. Until every area has
   * a grade, this is the average so far. Null if no area has a grade.
   */
  percent: number | null;
  /** Number of areas that count and have a grade of this kind; `areas` is the number of all areas that count. */
  graded: number;
  areas: number;
  /** Whether all areas have a grade and the exact (not the rounded) score is below the threshold. */
  isBelow: boolean;
};

/**
 * Calculates the score of one kind of grade from the areas that count. While an area has no grade, `isBelow` is false.
 * See docs/product/grading.md#scores.
 * @param thresholds all thresholds of the programme
 */
export function calculateScore(
  kind: GradeKind,
  areas: readonly AreaSummary[],
  thresholds: PercentThresholds & { certificatePercent: number },
): Score {
  const given = listGrades(kind, areas).filter((grade) => grade !== null);
  const counted = countGradedAreas(kind, areas);
  const isComplete = given.length > 0 && counted.graded === counted.areas;
  return {
    percent: given.length === 0 ? null : calculateResultPercent(given, thresholds),
    ...counted,
    isBelow: isComplete && !reachesPercent(sumAreaPoints(given), thresholds.certificatePercent),
  };
}

/** Counts the areas that count, and those of them that have a grade of this kind. */
export function countGradedAreas(
  kind: GradeKind,
  areas: readonly AreaSummary[],
): Pick<Score, 'graded' | 'areas'> {
  const grades = listGrades(kind, areas);
  return { graded: grades.filter((grade) => grade !== null).length, areas: grades.length };
}

function listGrades(kind: GradeKind, areas: readonly AreaSummary[]) {
  return areas.filter(({ open }) => open).map((area) => area[fields[kind]] ?? null);
}

const fields = {
  system: 'grade',
  certifier: 'certifierGrade',
  final: 'certifierFinalGrade',
} as const satisfies Record<GradeKind, keyof AreaSummary>;
