/**
 * The middle value; the machines are shared, and a mean would follow their worst moment.
 * @throws {RangeError} of nothing
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined)
    throw new RangeError('there is no median of nothing');
  return (lower + upper) / 2;
}
