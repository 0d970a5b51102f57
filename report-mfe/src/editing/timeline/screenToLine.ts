/** A position in both units: `top` on the line, in CSS pixels of the report's page, and `y` on the screen. */
export type DrawnItemPosition = { y: number; top: number };

/**
 * Converts a vertical screen position to a position on the line. Between two items it interpolates, because long
 * texts increase their distance on the screen. Before the first and after the last item it uses the scale of the
 * sheet.
 * @param marks the drawn items, from top to bottom
 * @param scale screen pixels per CSS pixel of the report's page
 */
export function screenToLine(
  y: number,
  { marks, scale }: { marks: readonly DrawnItemPosition[]; scale: number },
): number {
  const next = marks.findIndex((mark) => mark.y > y);
  const below = marks[next];
  const above = next < 0 ? marks.at(-1) : marks[next - 1];
  if (above && below)
    return above.top + ((y - above.y) / (below.y - above.y)) * (below.top - above.top);
  const nearest = above ?? below;
  return nearest ? nearest.top + (y - nearest.y) / scale : 0;
}
