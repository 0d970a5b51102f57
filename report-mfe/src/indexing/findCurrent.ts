/**
 * The slide that is being read: the last that has come up to a line near the top of the window; the first one as
 * long as none has.
 * @param tops distance of each slide's upper edge from the window's, in their order
 */
export function findCurrent(
  tops: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
