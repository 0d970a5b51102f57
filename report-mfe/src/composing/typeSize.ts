import { lookUp, type Band } from '@cert/shared/domain';

/** By the letters of the longest entry: the type size in millimetres at which a row of entries stays on its sheet. */
const sizes: readonly Band<number>[] = [
  { from: 0, gives: 4.8 },
  { from: 120, gives: 4 },
  { from: 240, gives: 3.2 },
  { from: 480, gives: 2.6 },
];

/**
 * The type size of entries that stand side by side, such as people with name and role; all get the same.
 * @param entries the texts of each
 */
export function typeSize(entries: readonly (readonly (string | null)[])[]): number {
  const letters = entries.map((texts) => texts.join('').length);
  return lookUp(sizes, Math.max(0, ...letters));
}
