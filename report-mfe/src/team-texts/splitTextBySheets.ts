import { fillSheets } from '../paging/fillSheets.ts';
import { cutText } from './cutText.ts';
import { measureLines } from './measureLines.ts';

/**
 * The space below the letters of a line, in em. Measured lines do not include this space, so each sheet reserves it.
 */
const leading = 0.35;

/**
 * Cuts a text into the parts for its sheets.
 * @param sample paper-sized: for each sheet an element as high as its free part; the first contains the text
 * @param selector CSS selector of those elements
 * @returns null without a layout
 */
export function splitTextBySheets(sample: HTMLElement, selector: string): string[] | null {
  const [first, ...more] = [...sample.querySelectorAll(selector)];
  const text = first?.firstElementChild;
  if (!(text instanceof HTMLElement) || text.getBoundingClientRect().height === 0) return null;
  const spare = leading * Number.parseFloat(getComputedStyle(text).fontSize);
  const lines = measureLines(text);
  const heights = [first, ...more].map(
    (area) => (area?.getBoundingClientRect().height ?? 0) - spare,
  );
  const [, ...starts] = fillSheets(lines, heights);
  return cutText(
    text,
    starts.flatMap((start) => lines[start]?.start ?? []),
  );
}
