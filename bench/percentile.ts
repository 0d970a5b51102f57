/**
 * Returns the smallest of the values that is at least as large as `percent` % of them.
 * @throws {RangeError} without values
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (value === undefined) throw new RangeError('there is no percentile without values');
  return value;
}
