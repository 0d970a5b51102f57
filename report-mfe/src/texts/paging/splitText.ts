import { hasText } from '@cert/shared/domain';

/** Class of a list item that continues from the previous sheet, so it has no marker. */
const continuedItem = 'continued';

/**
 * Cuts a text into parts. Each part is complete HTML: it repeats the enclosing elements. Numbered lists continue their
 * numbering.
 * @param text contains paragraphs and lists; is not changed
 * @param cuts the positions at which a new part starts, in the order of the text
 * @returns the parts as HTML, without empty paragraphs at their ends
 */
export function splitText(text: HTMLElement, cuts: readonly BoundaryPoint[]): string[] {
  const edges = cuts.map((cut) => moveOutwards(text, cut));
  return [undefined, ...edges].map((from, index) => copyPart(text, from, edges[index]));
}

/**
 * Moves a boundary outwards as far as possible: the start of a list's first paragraph becomes the start of the list.
 */
function moveOutwards(text: HTMLElement, { node, offset }: BoundaryPoint): BoundaryPoint {
  const parent = node.parentNode;
  if (node === text || !parent || !isBeginning(node, offset)) return { node, offset };
  return moveOutwards(text, { node: parent, offset: indexOf(node) });
}

function isBeginning(node: Node, offset: number): boolean {
  const before =
    node.nodeType === Node.TEXT_NODE
      ? [(node.textContent ?? '').slice(0, offset)]
      : [...node.childNodes].slice(0, offset).map((child) => child.textContent ?? '');
  return before.join('').trim() === '';
}

function copyPart(
  text: HTMLElement,
  from: BoundaryPoint | undefined,
  to: BoundaryPoint | undefined,
): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const list of copy.querySelectorAll('ol'))
    for (const [index, item] of [...list.children].entries())
      item.setAttribute('value', String(list.start + index));
  const rest = copy.ownerDocument.createRange();
  // Deletes the end first, because deleting the start would make the position `to` invalid.
  if (to) {
    const end = inCopy(text, copy, to);
    rest.setStart(end.node, end.offset);
    rest.setEnd(copy, copy.childNodes.length);
    rest.deleteContents();
  }
  if (from) {
    const start = inCopy(text, copy, from);
    for (let node: Node | null = start.node; node && node !== copy; node = node.parentNode)
      if (node instanceof HTMLLIElement) node.classList.add(continuedItem);
    rest.setStart(copy, 0);
    rest.setEnd(start.node, start.offset);
    rest.deleteContents();
  }
  while (copy.lastElementChild && to && !hasText(copy.lastElementChild.outerHTML))
    copy.lastElementChild.remove();
  return copy.innerHTML;
}

function inCopy(text: Node, copy: Node, { node, offset }: BoundaryPoint): BoundaryPoint {
  const path: number[] = [];
  for (let at = node; at !== text && at.parentNode; at = at.parentNode) path.unshift(indexOf(at));
  const twin = path.reduce<Node>((at, index) => at.childNodes[index] ?? at, copy);
  return { node: twin, offset };
}

function indexOf(node: Node): number {
  return [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);
}

/** A position between two characters or elements of a text, as in a `Range`. */
export type BoundaryPoint = { readonly node: Node; readonly offset: number };
