/** Where something at `top` on the line (CSS pixels of the report's page) is drawn: `y` on the screen. */
export type Mark = { y: number; top: number };

/**
 * What on the line is drawn at a height of the screen. Between two items it is in proportion, since long texts draw
 * them apart; before the first and after the last one the line goes on as wide as the sheet is drawn.
 * @param marks the items as they are drawn, from above
 * @param scale pixels of the screen for one of the report's page
 */
export function topAt(
  y: number,
  { marks, scale }: { marks: readonly Mark[]; scale: number },
): number {
  const next = marks.findIndex((mark) => mark.y > y);
  const below = marks[next];
  const above = next < 0 ? marks.at(-1) : marks[next - 1];
  if (above && below)
    return above.top + ((y - above.y) / (below.y - above.y)) * (below.top - above.top);
  const nearest = above ?? below;
  return nearest ? nearest.top + (y - nearest.y) / scale : 0;
}
