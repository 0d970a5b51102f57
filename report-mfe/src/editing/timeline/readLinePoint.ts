import type { Timeline } from '@cert/shared/domain';
import { mmPerPixel } from '../../viewing/mmPerPixel.ts';
import { lineTailMm } from './lineTailMm.ts';
import { screenToLine } from './screenToLine.ts';

/** The position on the line that the pointer is at. */
export type LinePoint = {
  /** Distance from the board's upper edge, in screen pixels. */
  y: number;
  /** The position on the line, in CSS pixels of the report's page; negative above the start of the line. */
  top: number;
  /** Undefined on a narrow sheet, where all items are on one side. */
  position: Timeline[number]['position'] | undefined;
};

/** A point in the viewport. */
export type Point = { clientX: number; clientY: number };

/**
 * Converts a point of the viewport to a position on the line.
 * @param board contains the line, each item with a `[data-dot]`; its padding below the line is `lineTailMm`
 */
export function readLinePoint(
  board: HTMLElement,
  { clientX, clientY }: Point,
  timeline: Timeline,
): LinePoint {
  const { top, bottom, left, width } = board.getBoundingClientRect();
  const y = Math.min(Math.max(clientY, top), bottom);
  const marks = [...board.querySelectorAll('[data-dot]')].map((dot, index) => {
    const drawn = dot.getBoundingClientRect();
    return { y: drawn.top + drawn.height / 2, top: timeline[index]?.top ?? 0 };
  });
  const scale = (parseFloat(getComputedStyle(board).paddingBlockEnd) / lineTailMm) * mmPerPixel;
  const line = board.querySelector('ol');
  const hasSides = line !== null && getComputedStyle(line).display === 'grid';
  return {
    y: y - top,
    top: screenToLine(y, { marks, scale }),
    position: hasSides ? (clientX < left + width / 2 ? 'left' : 'right') : undefined,
  };
}
