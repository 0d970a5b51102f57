import { pixelMm } from '../viewing/pixelMm.ts';

/** Lengths on paper, in millimetres. */
export type Lengths = {
  /** How high each item is. */
  items: readonly number[];
  /** How much of the line the first sheet holds, and each one that goes on. */
  rooms: readonly number[];
};

/**
 * Measures a timeline's items, and the sheets that it may take.
 * @param sample drawn on paper: per sheet an element that is as high as its room, the first one with all items inside
 * @param rooms selects those elements
 * @returns null where nothing is laid out
 */
export function readLengths(sample: HTMLElement, rooms: string): Lengths | null {
  const [first, ...more] = [...sample.querySelectorAll(rooms)];
  const line = first?.querySelector('ol');
  if (!first || !line || line.getBoundingClientRect().height === 0) return null;
  const items = [...line.children].map(({ firstElementChild, lastElementChild }) =>
    firstElementChild && lastElementChild ? bottom(lastElementChild) - top(firstElementChild) : 0,
  );
  const begin = top(line) - top(first);
  return {
    items: items.map((length) => length * pixelMm),
    rooms: [first, ...more].map((room) => (bottom(room) - top(room) - begin) * pixelMm),
  };
}

function top(element: Element): number {
  return element.getBoundingClientRect().top;
}

function bottom(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
