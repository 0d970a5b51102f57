import { lookUp, type Band } from '@cert/shared/domain';

/**
 * The type size in millimetres at which a row of entries fits on its sheet, by the length of the longest entry in
 * characters.
 */
const sizes: readonly Band<number>[] = [
  { from: 0, gives: 4.8 },
  { from: 120, gives: 4 },
  { from: 240, gives: 3.2 },
  { from: 480, gives: 2.6 },
];

/**
 * The common type size in millimetres of entries side by side, such as people with name and role.
 * @param entries the texts of each entry
 */
export function commonFontSizeMm(entries: readonly (readonly (string | null)[])[]): number {
  const letters = entries.map((texts) => texts.join('').length);
  return lookUp(sizes, Math.max(0, ...letters));
}
