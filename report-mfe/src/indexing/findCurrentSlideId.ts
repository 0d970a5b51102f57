/**
 * The index of the current slide: the last one whose upper edge is above a line near the top of the window, else the
 * first slide.
 * @param tops distance of each slide's upper edge from that of the window, in their order
 */
export function findCurrentSlideId(
  tops: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
