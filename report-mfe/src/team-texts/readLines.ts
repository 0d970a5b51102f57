import type { Line } from '../paging/fillSheets.ts';
import type { Boundary } from './Boundary.ts';

/** A line of a text on the page, and where in the text it begins. */
export type TextLine = Line & { start: Boundary };

/** A piece of a line that stands in one text node. */
type Piece = { offset: number; top: number; bottom: number };

/**
 * Reads the lines of a text as the browser has laid them out.
 * @param text holds paragraphs and lists
 * @returns lengths in CSS pixels from the text's upper edge
 */
export function readLines(text: HTMLElement): TextLine[] {
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
          leadsOn: isHeading(block),
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
    // The next line begins at the first character that is not beside this one; those between lie in order.
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

/** Of the character at `offset`, or of the next one that is visible. */
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

/** A paragraph that announces what follows: one that ends with a colon, or is bold or large as a whole. */
function isHeading(block: Element): boolean {
  if (block.matches('li')) return false;
  const words = block.textContent.trim();
  const stressed = [...block.querySelectorAll(strong)]
    .filter((part) => !part.parentElement?.closest(strong))
    .map((part) => part.textContent);
  return words.endsWith(':') || stressed.join('').replace(/\s/g, '') === words.replace(/\s/g, '');
}
