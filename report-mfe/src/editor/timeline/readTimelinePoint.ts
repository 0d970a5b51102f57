import type { Timeline } from '@cert/shared/domain';
import { mmPerPixel } from '../../layout/sheetLengths.ts';

/** A position of the pointer, on the screen and on the timeline. */
export type TimelinePoint = {
  /** Distance from the board's upper edge, in screen pixels. */
  y: number;
  /** The position on the line, in CSS pixels of the report's page; negative above the start of the line. */
  top: number;
  /** The side of the line. Undefined on a narrow sheet, where all items are on one side. */
  position: Timeline[number]['position'] | undefined;
};

/** A point in the viewport. */
export type ViewportPoint = { clientX: number; clientY: number };

/**
 * Converts a point of the viewport to a position on the line.
 * @param board contains the line, whose items each have a `[data-dot]`; the padding of the board below the line is
 *   `timelineBelowLastItemMm` high
 */
export function readTimelinePoint(
  board: HTMLElement,
  { clientX, clientY }: ViewportPoint,
  timeline: Timeline,
): TimelinePoint {
  const { top, bottom, left, width } = board.getBoundingClientRect();
  const y = Math.min(Math.max(clientY, top), bottom);
  const marks = [...board.querySelectorAll('[data-dot]')].map((dot, index) => {
    const drawn = dot.getBoundingClientRect();
    return { y: drawn.top + drawn.height / 2, top: timeline[index]?.top ?? 0 };
  });
  const scale =
    (parseFloat(getComputedStyle(board).paddingBlockEnd) / timelineBelowLastItemMm) * mmPerPixel;
  const line = board.querySelector('ol');
  const hasSides = line !== null && getComputedStyle(line).display === 'grid';
  return {
    y: y - top,
    top: toTimelinePosition(y, { marks, scale }),
    position: hasSides ? (clientX < left + width / 2 ? 'left' : 'right') : undefined,
  };
}

/** A position in both units: `top` on the line, in CSS pixels of the report's page, and `y` on the screen. */
type DrawnItemPosition = { y: number; top: number };

/**
 * Converts a vertical screen position to a position on the line. Between two items it interpolates, because long texts
 * increase the distance of the items on the screen. Before the first and after the last item it uses the scale of the
 * sheet.
 * @param marks the drawn items, from top to bottom
 * @param scale screen pixels per CSS pixel of the report's page
 */
export function toTimelinePosition(
  y: number,
  { marks, scale }: { marks: readonly DrawnItemPosition[]; scale: number },
): number {
  const next = marks.findIndex((mark) => mark.y > y);
  const below = marks[next];
  const above = next < 0 ? marks.at(-1) : marks[next - 1];
  if (above && below)
    return above.top + ((y - above.y) / (below.y - above.y)) * (below.top - above.top);
  const nearest = above ?? below;
  return nearest ? nearest.top + (y - nearest.y) / scale : 0;
}

/** How far the line extends below its last item during editing, in millimetres of the sheet. */
export const timelineBelowLastItemMm = 30;
