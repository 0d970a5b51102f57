import { splitText, type BoundaryPoint } from './splitText.ts';
import { findFirstLinesOfSheets, type PaperLine } from './findFirstLinesOfSheets.ts';

/**
 * The space below the letters of a line, in em. Measured lines do not include this space, so each sheet must reserve it
 * below its last line.
 */
const leading = 0.35;

/**
 * Cuts a text into the parts for its sheets.
 * @param sample has the size of paper. It contains an element for each sheet, which is as high as the sheet's free
 *   part; the first of these elements contains the text
 * @param selector CSS selector of these elements
 * @returns the parts as HTML; null if the page has no layout
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
  const [, ...starts] = findFirstLinesOfSheets(lines, heights);
  return splitText(
    text,
    starts.flatMap((start) => lines[start]?.start ?? []),
  );
}

/** A line of a text in the page's layout, and where it starts in the text. */
type TextLine = PaperLine & { start: BoundaryPoint };

/** The part of a line that is in one text node. */
type Piece = { offset: number; top: number; bottom: number };

/**
 * Reads the lines of a text from the browser's layout.
 * @param text contains paragraphs and lists
 * @returns distances in CSS pixels from the text's upper edge
 */
function measureLines(text: HTMLElement): TextLine[] {
  const { top: edge } = text.getBoundingClientRect();
  const lines: TextLine[] = [];
  const blocks: Element[] = [];
  const walker = text.ownerDocument.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest('p, li') ?? text;
    for (const { offset, top, bottom } of readPieces(node as Text)) {
      if (block !== blocks.at(-1)) blocks.push(block);
      const last = lines.at(-1);
      const middle = (top + bottom) / 2 - edge;
      if (last?.block === blocks.length && middle < last.bottom) {
        last.top = Math.min(last.top, top - edge);
        last.bottom = Math.max(last.bottom, bottom - edge);
      } else
        lines.push({
          top: top - edge,
          bottom: bottom - edge,
          block: blocks.length,
          keepsWithNext: isHeading(block),
          start: { node, offset },
        });
    }
  }
  return lines;
}

function readPieces(node: Text): Piece[] {
  const pieces: Piece[] = [];
  let offset = 0;
  while (offset < node.length) {
    const first = rectFrom(node, offset);
    if (!first) break;
    // A binary search for the first character that is on the next line.
    let within = offset;
    let beyond = node.length;
    while (beyond - within > 1) {
      const middle = Math.floor((within + beyond) / 2);
      const rect = rectFrom(node, middle);
      if (rect && rect.top >= first.top + first.height / 2) beyond = middle;
      else within = middle;
    }
    pieces.push({ offset, top: first.top, bottom: first.bottom });
    offset = beyond;
  }
  return pieces;
}

/** The rectangle of the character at `offset` or, if it is invisible, of the next visible character in the node. */
function rectFrom(node: Text, offset: number): DOMRect | undefined {
  const range = node.ownerDocument.createRange();
  for (let at = offset; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = range.getClientRects()[0];
    if (rect && rect.width > 0) return rect;
  }
  return undefined;
}

const strong = 'strong, b, .text-big, .text-huge';

/** Whether a block looks like a heading of the next block: it ends with a colon, or all its text is bold or large. */
function isHeading(block: Element): boolean {
  if (block.matches('li')) return false;
  const content = block.textContent.trim();
  const emphasised = [...block.querySelectorAll(strong)]
    .filter((part) => !part.parentElement?.closest(strong))
    .map((part) => part.textContent);
  return (
    content.endsWith(':') || emphasised.join('').replace(/\s/g, '') === content.replace(/\s/g, '')
  );
}
