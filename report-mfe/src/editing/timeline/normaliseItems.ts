import { timelineLimits, type Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/**
 * Sorts items by position and rounds the positions. The line starts at its first item: an item above the start moves
 * all others down. Positions are limited to the maximum length of the line.
 * @param tracked the item whose new index is returned
 */
export function normaliseItems(
  items: readonly Item[],
  tracked?: Item,
): { timeline: Timeline; index: number } {
  const sorted = items.toSorted((one, other) => one.top - other.top);
  const above = Math.min(0, sorted[0]?.top ?? 0);
  const timeline = sorted.map((item) => ({
    ...item,
    top: Math.min(Math.round(item.top - above), timelineLimits.top),
  }));
  return { timeline, index: tracked ? sorted.indexOf(tracked) : -1 };
}
