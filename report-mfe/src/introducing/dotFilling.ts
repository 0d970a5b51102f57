/**
 * How full each of a hundred dots is, 0 to 1, so that together they show a percent.
 * @param percent 0 to 100; need not be whole
 */
export function dotFilling(percent: number): number[] {
  return Array.from({ length: 100 }, (_, index) => Math.min(1, Math.max(0, percent - index)));
}
