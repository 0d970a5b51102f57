import { timelineLimits, type Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/**
 * Puts items in the order of the line, at whole distances. The line begins with its first item, so that one which was
 * put above the line's beginning moves the others down; what then lies beyond the line's end is put there.
 * @param followed the item whose place in the new order is wanted
 */
export function arrange(
  items: readonly Item[],
  followed?: Item,
): { timeline: Timeline; index: number } {
  const sorted = items.toSorted((one, other) => one.top - other.top);
  const above = Math.min(0, sorted[0]?.top ?? 0);
  const timeline = sorted.map((item) => ({
    ...item,
    top: Math.min(Math.round(item.top - above), timelineLimits.top),
  }));
  return { timeline, index: followed ? sorted.indexOf(followed) : -1 };
}
