import type { Timeline } from '@cert/shared/domain';

/** The side of an item that comes at `top`: opposite of the one above it; on the left as the first one. */
export function freeSide(timeline: Timeline, top: number): 'left' | 'right' {
  return timeline.findLast((item) => item.top <= top)?.position === 'left' ? 'right' : 'left';
}
