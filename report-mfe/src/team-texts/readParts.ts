import { fillSheets } from '../paging/fillSheets.ts';
import { cutText } from './cutText.ts';
import { readLines } from './readLines.ts';

/** A line is higher than its letters: its leading below them stays on the sheet, in ems of its letters. */
const leading = 0.35;

/**
 * Cuts a text into the parts that its sheets hold.
 * @param sample drawn on paper: per sheet an element that is as high as its room, the first one with the text inside
 * @param rooms selects those elements
 * @returns null where nothing is laid out
 */
export function readParts(sample: HTMLElement, rooms: string): string[] | null {
  const [first, ...more] = [...sample.querySelectorAll(rooms)];
  const text = first?.firstElementChild;
  if (!(text instanceof HTMLElement) || text.getBoundingClientRect().height === 0) return null;
  const spare = leading * Number.parseFloat(getComputedStyle(text).fontSize);
  const lines = readLines(text);
  const heights = [first, ...more].map(
    (room) => (room?.getBoundingClientRect().height ?? 0) - spare,
  );
  const [, ...starts] = fillSheets(lines, heights);
  return cutText(
    text,
    starts.flatMap((start) => lines[start]?.start ?? []),
  );
}
