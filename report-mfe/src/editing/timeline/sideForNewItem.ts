import type { Timeline } from '@cert/shared/domain';

/** The side for a new item at `top`: opposite the item above it, or left for the first item. */
export function sideForNewItem(timeline: Timeline, top: number): 'left' | 'right' {
  return timeline.findLast((item) => item.top <= top)?.position === 'left' ? 'right' : 'left';
}
