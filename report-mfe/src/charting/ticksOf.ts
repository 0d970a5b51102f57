import type { Scale } from './bars.ts';

/** The values at which a scale has a tick, 0 and the most included. */
export function ticksOf({ most, step }: Scale): number[] {
  return Array.from({ length: Math.round(most / step) + 1 }, (_, index) => index * step);
}
