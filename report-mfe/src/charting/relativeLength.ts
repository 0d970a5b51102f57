/** Length of the bar of the average, in percent of the full width; the organisation's own bar may be twice as long. */
export const averageBarLength = 50;

/**
 * The length of a bar relative to the average of others: own ÷ others × 50 %, at most 100. If the average is 0, the
 * length is 100 for any positive value, else 0.
 * @param value null: n/a
 * @param others the average that all bars of a row are compared with; null: n/a
 * @returns percent of the full width; null for no bar
 */
export function relativeLength(value: number | null, others: number | null): number | null {
  if (value === null || others === null) return null;
  if (others === 0) return value > 0 ? 100 : 0;
  return Math.min(100, (value / others) * averageBarLength);
}
