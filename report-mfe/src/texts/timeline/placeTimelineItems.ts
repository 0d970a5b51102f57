import type { Timeline } from '@cert/shared/domain';
import { mmPerPixel } from '../../layout/sheetLengths.ts';

/** An item with its height on paper, in millimetres. */
export type MeasuredTimelineItem = Timeline[number] & { height: number };

/** An item with its position `y`, in millimetres below the start of the line. */
export type PlacedTimelineItem = MeasuredTimelineItem & { y: number };

/** Minimum distances in millimetres: between two items on the same side, and between two consecutive items. */
const sideGap = 4;
const followGap = 7;
/** The factors by which the stored distances of the items are multiplied, tried in this order until the items fit. */
const spacingFactors = [1, 0.8, 0.6, 0.4, 0.2, 0];

/**
 * Positions the items of a timeline along its line in their order. If the sheet is not high enough, the distances
 * between items are reduced. Items never overlap.
 * @param lineLengths length of the line on each sheet, in millimetres; the last value applies to all further sheets
 * @returns the items of each sheet; more than one sheet only if the items do not fit on one
 */
export function placeTimelineItems(
  timeline: readonly MeasuredTimelineItem[],
  lineLengths: readonly number[],
): PlacedTimelineItem[][] {
  const items = timeline.toSorted((one, other) => one.top - other.top);
  const [lineLength = 0] = lineLengths;
  for (const share of spacingFactors) {
    const placed = place(items, share);
    if (endOf(placed) <= lineLength) return [placed];
  }
  return fillSheets(items, lineLengths);
}

function place(items: readonly MeasuredTimelineItem[], share: number): PlacedTimelineItem[] {
  const start = items[0]?.top ?? 0;
  const sideEnd = { left: 0, right: 0 };
  let minY = 0;
  return items.map((item) => {
    const wanted = (item.top - start) * mmPerPixel * share;
    const y = Math.max(wanted, minY, sideEnd[item.position]);
    sideEnd[item.position] = y + item.height + sideGap;
    minY = y + followGap;
    return { ...item, y };
  });
}

/** Puts as many items on each sheet as fit, but at least one. */
function fillSheets(
  items: readonly MeasuredTimelineItem[],
  lineLengths: readonly number[],
): PlacedTimelineItem[][] {
  const sheets: PlacedTimelineItem[][] = [];
  let rest = items;
  while (rest.length > 0) {
    const lineLength = lineLengths[Math.min(sheets.length, lineLengths.length - 1)] ?? 0;
    let count = rest.length;
    while (count > 1 && endOf(place(rest.slice(0, count), 0)) > lineLength) count -= 1;
    sheets.push(place(rest.slice(0, count), 0));
    rest = rest.slice(count);
  }
  return sheets;
}

function endOf(placed: readonly PlacedTimelineItem[]): number {
  return Math.max(0, ...placed.map(({ y, height }) => y + height));
}
