import { mm } from '../viewing/mm.ts';

/** How wide the dot of a timeline's item is; its upper edge lies a millimetre below that of the item. */
export const dotSize = `max(${mm(4.4)}, 0.75rem)`;
