import type { BoardArea } from '@cert/shared/contract';
import {
  findUnanimousGrade,
  calculateResultPercent,
  isBelowMinimumGrade,
  isKeyArea,
  type PercentThresholds,
} from '@cert/shared/domain';

export type BoardSummary = {
  /** Number of areas with a final grade; `areas` is the number of all areas on the board. */
  graded: number;
  areas: number;
  /**
   * The result of the areas with a final grade: their points in whole percent of their possible points. Null while no
   * area has a final grade.
   */
  percentSoFar: number | null;
  keyAreas: number;
  /** Number of key areas whose final grade is below their minimum. */
  below: number;
};

/**
 * Counts the areas of the board and calculates the result of the final grades so far. See
 * docs/product/grading.md#reconciliation-board.
 * @param thresholds all thresholds of the programme
 */
export function summarizeBoard(
  areas: readonly BoardArea[],
  thresholds: PercentThresholds,
): BoardSummary {
  const finals = areas.flatMap(({ finalGrade }) => (finalGrade === null ? [] : [finalGrade]));
  const keyAreas = areas.filter(isKeyArea);
  return {
    graded: finals.length,
    areas: areas.length,
    percentSoFar: finals.length === 0 ? null : calculateResultPercent(finals, thresholds),
    keyAreas: keyAreas.length,
    below: keyAreas.filter(({ minGrade, finalGrade }) =>
      isBelowMinimumGrade({ minGrade, shown: finalGrade }),
    ).length,
  };
}

/** Whether all team members gave the same grade. */
export function hasUnanimousGrades({ marks }: Pick<BoardArea, 'marks'>): boolean {
  return findUnanimousGrade(marks.map(({ grade }) => grade)) !== null;
}
