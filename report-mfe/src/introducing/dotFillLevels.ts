/**
 * How full each of a hundred dots is, from 0 to 1; together they show a percentage.
 * @param percent 0 to 100; may be a fraction
 */
export function dotFillLevels(percent: number): number[] {
  return Array.from({ length: 100 }, (_, index) => Math.min(1, Math.max(0, percent - index)));
}
