import type { Timeline } from '@cert/shared/domain';
import { pixelMm } from '../../viewing/pixelMm.ts';
import { lineTail } from './lineTail.ts';
import { topAt } from './topAt.ts';

/** A place on the line that the pointer is at. */
export type Aim = {
  /** Pixels of the screen below the board's upper edge. */
  y: number;
  /** That place in the timeline; below 0 above the line's beginning. */
  top: number;
  /** undefined where the sheet is so narrow that all items stand on one side. */
  position: Timeline[number]['position'] | undefined;
};

/** A point of the screen. */
export type Point = { clientX: number; clientY: number };

/**
 * Where on the line a point of the screen is.
 * @param board holds the drawn line, each item with a `[data-dot]`, and has a padding of `lineTail` below it
 */
export function readAim(board: HTMLElement, { clientX, clientY }: Point, timeline: Timeline): Aim {
  const { top, bottom, left, width } = board.getBoundingClientRect();
  const y = Math.min(Math.max(clientY, top), bottom);
  const marks = [...board.querySelectorAll('[data-dot]')].map((dot, index) => {
    const drawn = dot.getBoundingClientRect();
    return { y: drawn.top + drawn.height / 2, top: timeline[index]?.top ?? 0 };
  });
  const scale = (parseFloat(getComputedStyle(board).paddingBlockEnd) / lineTail) * pixelMm;
  const line = board.querySelector('ol');
  const hasSides = line !== null && getComputedStyle(line).display === 'grid';
  return {
    y: y - top,
    top: topAt(y, { marks, scale }),
    position: hasSides ? (clientX < left + width / 2 ? 'left' : 'right') : undefined,
  };
}
