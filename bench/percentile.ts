/**
 * The value that so many percent of the values do not exceed.
 * @throws {RangeError} of nothing
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (value === undefined) throw new RangeError('there is no percentile of nothing');
  return value;
}
