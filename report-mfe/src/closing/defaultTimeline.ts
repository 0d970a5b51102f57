import type { Timeline } from '@cert/shared/domain';

/** The length of the line over which the default items are distributed, in CSS pixels; see `Timeline`. */
const length = 380;

/** Builds a timeline with evenly spaced items, alternating between left and right. */
export function defaultTimeline(items: readonly { title: string; subtitle: string }[]): Timeline {
  const step = Math.round(length / (items.length - 1));
  return items.map(({ title, subtitle }, index) => ({
    position: index % 2 === 0 ? 'left' : 'right',
    top: index * step,
    title,
    subtitle,
  }));
}
