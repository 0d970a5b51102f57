import type { Band, Grade } from '@cert/shared/domain';

/** A range of integers, both ends included. */
export type NumberRange = readonly [least: number, most: number];

/**
 * Computes the range of numbers that an organisation of this level would enter: the band whose grade is nearest to the
 * level.
 * @param bands the question's table of lower bounds
 * @param level quality of the organisation, from 0 (worst) to 1 (best)
 * @param highest the highest number that can be entered
 */
export function findRangeAtLevel(
  bands: readonly Band<Grade>[],
  level: number,
  highest: number,
): NumberRange {
  const ranges = bands.map(({ from, gives }, index) => {
    // The last band has no upper bound: 1.5 times its start is still plausible.
    const end = bands[index + 1]?.from ?? Math.min(highest, Math.ceil(from * 1.5)) + 1;
    // If lower numbers get better grades, as in "0 to 35 days", the lower half of the first band is implausible.
    const start = index === 0 && gives > 0 ? Math.ceil(end / 2) : from;
    return { start, end, distance: Math.abs(gives - 3 * level) };
  });
  const nearest = ranges.reduce((found, range) =>
    range.distance < found.distance ? range : found,
  );
  return [nearest.start, nearest.end - 1];
}
