import type { Timeline } from '@cert/shared/domain';

/** How much of the line the usual items share, in CSS pixels; see `Timeline`. */
const length = 380;

/** A timeline of items at even distances, by turns on the left and on the right. */
export function usualTimeline(items: readonly { title: string; subtitle: string }[]): Timeline {
  const step = Math.round(length / (items.length - 1));
  return items.map(({ title, subtitle }, index) => ({
    position: index % 2 === 0 ? 'left' : 'right',
    top: index * step,
    title,
    subtitle,
  }));
}
