import { mm } from '../viewing/mm.ts';

/** Diameter of an item's dot. Its upper edge lies one millimetre below that of the item. */
export const dotSize = `max(${mm(4.4)}, 0.75rem)`;
