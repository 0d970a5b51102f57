import type { AreaSummary } from '@cert/shared/contract';
import { areaPercentage, areaTotal, reachesPercent, type GradeKind } from '@cert/shared/domain';

export type Score = {
  /** Reached percentage of the possible points, as an integer. Null when no area has a grade of this kind. */
  percent: number | null;
  /** Number of areas that count and have such a grade; `areas` is the number of all areas that count. */
  graded: number;
  areas: number;
  /** Whether the exact (not the rounded) total is below the threshold. */
  isBelow: boolean;
};

/** Calculates the total of one kind of grade. Areas without a grade count as 0. */
export function scoreOf(
  kind: GradeKind,
  areas: readonly AreaSummary[],
  thresholdPercent: number,
): Score {
  const grades = areas.filter(({ open }) => open).map((area) => area[fields[kind]] ?? null);
  const graded = grades.filter((grade) => grade !== null).length;
  return {
    percent: graded === 0 ? null : areaPercentage(grades),
    graded,
    areas: grades.length,
    isBelow: graded > 0 && !reachesPercent(areaTotal(grades), thresholdPercent),
  };
}

const fields = {
  system: 'grade',
  certifier: 'certifierGrade',
  final: 'certifierFinalGrade',
} as const satisfies Record<GradeKind, keyof AreaSummary>;
