import type { Timeline } from '@cert/shared/domain';
import { pixelMm } from '../viewing/pixelMm.ts';

/** An item and how high it is on paper, in millimetres. */
export type SizedItem = Timeline[number] & { height: number };

/** An item at its place: millimetres below the line's start. */
export type PlacedItem = SizedItem & { y: number };

/** The least distance between two items of one side, and between two that follow each other. */
const sideGap = 4;
const followGap = 7;
/** How far the distances are kept: whole if they fit, else drawn together more and more. */
const tightness = [1, 0.8, 0.6, 0.4, 0.2, 0];

/**
 * Places the items of a timeline along its line: in their order, at their distances where a sheet has room for that,
 * closer where not, and never over each other.
 * @param rooms how much of the line the sheets hold, in millimetres; the last one stands for all that follow
 * @returns the items of each sheet; more than one only where they do not fit onto it at all
 */
export function placeItems(
  timeline: readonly SizedItem[],
  rooms: readonly number[],
): PlacedItem[][] {
  const items = timeline.toSorted((one, other) => one.top - other.top);
  const [room = 0] = rooms;
  for (const share of tightness) {
    const placed = place(items, share);
    if (endOf(placed) <= room) return [placed];
  }
  return fillSheets(items, rooms);
}

function place(items: readonly SizedItem[], share: number): PlacedItem[] {
  const start = items[0]?.top ?? 0;
  const sideEnd = { left: 0, right: 0 };
  let least = 0;
  return items.map((item) => {
    const wanted = (item.top - start) * pixelMm * share;
    const y = Math.max(wanted, least, sideEnd[item.position]);
    sideEnd[item.position] = y + item.height + sideGap;
    least = y + followGap;
    return { ...item, y };
  });
}

/** As many items onto each sheet as it holds, one at least. */
function fillSheets(items: readonly SizedItem[], rooms: readonly number[]): PlacedItem[][] {
  const sheets: PlacedItem[][] = [];
  let rest = items;
  while (rest.length > 0) {
    const room = rooms[Math.min(sheets.length, rooms.length - 1)] ?? 0;
    let count = rest.length;
    while (count > 1 && endOf(place(rest.slice(0, count), 0)) > room) count -= 1;
    sheets.push(place(rest.slice(0, count), 0));
    rest = rest.slice(count);
  }
  return sheets;
}

function endOf(placed: readonly PlacedItem[]): number {
  return Math.max(0, ...placed.map(({ y, height }) => y + height));
}
