/**
 * The median. Benchmarks use it because outliers on a shared machine would change the mean.
 * @throws {RangeError} without values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined)
    throw new RangeError('there is no median without values');
  return (lower + upper) / 2;
}
