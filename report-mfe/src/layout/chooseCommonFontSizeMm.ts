import { findBandResult, type Band } from '@cert/shared/domain';

/**
 * The type size in millimetres at which a row of entries fits on its sheet. The lower bounds are the number of
 * characters of the longest entry. The smallest size is more than 8 points.
 */
const sizes: readonly Band<number>[] = [
  { from: 0, gives: 5.8 },
  { from: 80, gives: 4.8 },
  { from: 120, gives: 4 },
  { from: 240, gives: 3.2 },
  { from: 480, gives: 2.9 },
];

/**
 * The common type size in millimetres of entries side by side, such as people with name and role.
 * @param entries the texts of each entry
 */
export function chooseCommonFontSizeMm(entries: readonly (readonly (string | null)[])[]): number {
  const letters = entries.map((texts) => texts.join('').length);
  return findBandResult(sizes, Math.max(0, ...letters));
}
