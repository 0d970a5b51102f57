import type { BoardArea } from '@cert/shared/contract';
import { agreedGrade, areaPercentage, isBelowMinimumGrade, isKeyArea } from '@cert/shared/domain';

export type BoardSummary = {
  /** Number of areas with a final grade, and of all areas that count. */
  graded: number;
  areas: number;
  /** Share of the points of the graded areas, in whole percent; null while none has a final grade. */
  percentSoFar: number | null;
  keyAreas: number;
  /** Key areas whose final grade is below their minimum. */
  below: number;
};

/** What the final grades add up to so far. See docs/product/grading.md#reconciliation-board. */
export function summarizeBoard(areas: readonly BoardArea[]): BoardSummary {
  const finals = areas.flatMap(({ finalGrade }) => (finalGrade === null ? [] : [finalGrade]));
  const keyAreas = areas.filter(isKeyArea);
  return {
    graded: finals.length,
    areas: areas.length,
    percentSoFar: finals.length === 0 ? null : areaPercentage(finals),
    keyAreas: keyAreas.length,
    below: keyAreas.filter(({ minGrade, finalGrade }) =>
      isBelowMinimumGrade({ minGrade, shown: finalGrade }),
    ).length,
  };
}

/** Whether all of the team gave the same grade. */
export function isAgreed({ marks }: Pick<BoardArea, 'marks'>): boolean {
  return agreedGrade(marks.map(({ grade }) => grade)) !== null;
}
