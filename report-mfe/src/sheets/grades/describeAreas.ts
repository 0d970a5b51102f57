import type { AreaResult } from '../../reportData.ts';

type GradedArea = Pick<AreaResult, 'title' | 'grade'>;

/** Areas with the same grade. */
export type EquallyGradedAreas = { grade: number; titles: readonly string[] };

/**
 * The strongest and the weakest areas by their grade.
 * @returns null if an area has no grade, or without areas; `worst` is null if all areas have the same grade
 */
export function findBestAndWorstAreas(
  areas: readonly GradedArea[],
): { best: EquallyGradedAreas; worst: EquallyGradedAreas | null } | null {
  const grades = areas.flatMap(({ grade }) => grade ?? []);
  if (grades.length === 0 || grades.length < areas.length) return null;
  const [highest, lowest] = [Math.max(...grades), Math.min(...grades)];
  return { best: withGrade(highest), worst: highest === lowest ? null : withGrade(lowest) };

  function withGrade(grade: number): EquallyGradedAreas {
    return {
      grade,
      titles: areas.filter((area) => area.grade === grade).map(({ title }) => title),
    };
  }
}
