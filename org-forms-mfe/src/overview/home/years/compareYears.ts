import { highestGrade, type Grade } from '@cert/shared/domain';

/** The grades of an area in the earlier year (`before`) and in this year (`now`). */
export type GradesOfTwoYears = { before: Grade; now: Grade };

/**
 * Groups areas by the direction of the change of their grade: those that rose, those that fell, and those that stayed
 * the same. The first two groups are sorted by the size of the change, the largest first; equal changes keep their
 * order. Every difference counts as a change, because grades have half steps.
 */
export function groupByChange<Pair extends GradesOfTwoYears>(
  pairs: readonly Pair[],
): { rose: Pair[]; fell: Pair[]; same: Pair[] } {
  const largestFirst = (one: Pair, other: Pair) =>
    Math.abs(other.now - other.before) - Math.abs(one.now - one.before);
  return {
    rose: pairs.filter(({ before, now }) => now > before).sort(largestFirst),
    fell: pairs.filter(({ before, now }) => now < before).sort(largestFirst),
    same: pairs.filter(({ before, now }) => now === before),
  };
}

/**
 * Minimum width of the scale, in grades. On a narrower scale, half a grade would look like a jump across the drawing.
 */
const leastWidth = 1;

/**
 * Returns the grades that the scale shows, in half steps: from the lowest to the highest grade of these areas, and at
 * least one whole grade. A scale that would be narrower is extended upwards, or downwards if it would exceed the
 * highest grade.
 */
export function listScaleGrades(pairs: readonly GradesOfTwoYears[]): number[] {
  const used = pairs.flatMap(({ before, now }) => [before, now]);
  if (used.length === 0) return [];
  const lowest = Math.min(Math.min(...used), highestGrade - leastWidth);
  const highest = Math.max(Math.max(...used), lowest + leastWidth);
  return Array.from({ length: 2 * (highest - lowest) + 1 }, (_, index) => lowest + index / 2);
}

/** The place of a grade on the scale, in percent of its width: 0 for the first grade, 100 for the last. */
export function toScalePercent(grade: Grade, scale: readonly number[]): number {
  const [first = 0] = scale;
  const last = scale.at(-1) ?? highestGrade;
  return (100 * (grade - first)) / (last - first);
}
