import type { AreaSummary } from '@cert/shared/contract';
import { areaPercentage, areaTotal, reachesPercent, type CompletedType } from '@cert/shared/domain';

export type Score = {
  /** Whole percent of all points of the areas that count; null while none of them has a grade of this kind. */
  percent: number | null;
  /** How many of the areas that count have such a grade, and how many count. */
  graded: number;
  areas: number;
  /** Whether the exact total, not the rounded one, misses the threshold. */
  isBelow: boolean;
};

/** The total of one kind of grade; areas without one count as 0 (decisions §2). */
export function scoreOf(
  kind: CompletedType,
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
} as const satisfies Record<CompletedType, keyof AreaSummary>;
