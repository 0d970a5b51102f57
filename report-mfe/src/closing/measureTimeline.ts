import { mmPerPixel } from '../viewing/mmPerPixel.ts';

/** Lengths on paper, in millimetres. */
export type TimelineLengths = {
  /** The height of each item. */
  items: readonly number[];
  /** The length of the line on the first sheet and on each continuation. */
  lineLengths: readonly number[];
};

/**
 * Measures the items of a timeline and the sheets available to it.
 * @param sample paper-sized: for each sheet an element as high as its free part; the first contains all items
 * @param selector CSS selector of those elements
 * @returns null without a layout
 */
export function measureTimeline(sample: HTMLElement, selector: string): TimelineLengths | null {
  const [first, ...more] = [...sample.querySelectorAll(selector)];
  const line = first?.querySelector('ol');
  if (!first || !line || line.getBoundingClientRect().height === 0) return null;
  const items = [...line.children].map(({ firstElementChild, lastElementChild }) =>
    firstElementChild && lastElementChild ? bottom(lastElementChild) - top(firstElementChild) : 0,
  );
  const begin = top(line) - top(first);
  return {
    items: items.map((length) => length * mmPerPixel),
    lineLengths: [first, ...more].map((area) => (bottom(area) - top(area) - begin) * mmPerPixel),
  };
}

function top(element: Element): number {
  return element.getBoundingClientRect().top;
}

function bottom(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
