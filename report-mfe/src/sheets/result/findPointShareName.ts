import { findBandResult, type Band } from '@cert/shared/domain';

/** Lower bounds of the named shares in percent. A third and two thirds are rounded to whole numbers. */
const shares = [
  { from: 0, gives: 'none' },
  { from: 1, gives: 'under-quarter' },
  { from: 25, gives: 'quarter' },
  { from: 26, gives: 'over-quarter' },
  { from: 33, gives: 'third' },
  { from: 34, gives: 'over-third' },
  { from: 50, gives: 'half' },
  { from: 51, gives: 'over-half' },
  { from: 67, gives: 'two-thirds' },
  { from: 68, gives: 'over-two-thirds' },
  { from: 75, gives: 'three-quarters' },
  { from: 76, gives: 'over-three-quarters' },
  { from: 80, gives: 'four-fifths' },
  { from: 81, gives: 'over-four-fifths' },
  { from: 90, gives: 'nine-tenths' },
  { from: 91, gives: 'over-nine-tenths' },
  { from: 100, gives: 'all' },
] as const;
/** The name of a share of points, for example `over-half`. */
export type PointShareName = (typeof shares)[number]['gives'];

/**
 * Returns the name of the share of points for the headline, such as `over-half`. The named share is never larger than
 * the result.
 * @param percent whole percent, 0 to 100
 * @throws RangeError below 0
 */
export function findPointShareName(percent: number): PointShareName {
  return findBandResult<PointShareName>(shares satisfies readonly Band<PointShareName>[], percent);
}
