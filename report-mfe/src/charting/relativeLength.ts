/** Where the others stand, in percent of the width; the own bar may be twice as long. */
export const othersLength = 50;

/**
 * The width of a bar beside the average of others: own ÷ others × 50 %, at most 100. Beside others with 0
 * it is 100 when there is anything, else 0.
 * @param value null: n/a
 * @param others the average that all bars of a line are measured by; null: n/a
 * @returns percent of the width; null where there is no bar
 */
export function relativeLength(value: number | null, others: number | null): number | null {
  if (value === null || others === null) return null;
  if (others === 0) return value > 0 ? 100 : 0;
  return Math.min(100, (value / others) * othersLength);
}
