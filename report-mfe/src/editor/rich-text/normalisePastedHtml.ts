import { readTextMarks, type TextMarks } from '@cert/shared/domain';

/** What is left out of a pasted text, because the report cannot keep it. The editor tells the writer. */
export type OmittedContent = 'hidden' | 'pictures';

/**
 * Rewrites pasted HTML so that its words keep their meaning in the editor, which reads neither style sheets nor
 * revisions. Deleted and hidden text is left out. Text that a style strikes out, raises or lowers gets the matching
 * tag (`s`, `sup`, `sub`). A list whose first item has a number (`value`) starts at this number. HTML that needs none
 * of these changes is returned unchanged. See docs/product/report.md#pasted-texts.
 */
export function normalisePastedHtml(html: string): { html: string; leftOut: OmittedContent[] } {
  const page = new DOMParser().parseFromString(html.replaceAll(smartTagTypes, ''), 'text/html');
  const marks = createMarksReader(page);
  const hidden = removeHidden(page.body, marks);
  const changes = [
    hidden.isChanged,
    tagMarkedText(page.body, marks),
    startListsAtFirstValue(page.body),
  ];
  const leftOut: OmittedContent[] = [
    ...(hidden.hadText ? (['hidden'] as const) : []),
    ...([...page.body.querySelectorAll(pictures)].some(isVisiblePicture)
      ? (['pictures'] as const)
      : []),
  ];
  return { html: changes.includes(true) ? page.documentElement.outerHTML : html, leftOut };
}

/** Word's declarations of smart tags. An HTML parser would read them as elements that contain the whole text. */
const smartTagTypes = /<o:SmartTagType\b[^>]*>/gi;

/** Selects deleted text (`del`, and the class of Word's revisions) and text with the attribute `hidden`. */
const deleted = 'del, .msoDel, [hidden]';

const pictures = 'img, svg, video, canvas, object, embed';

/** Whether a picture is visible. E-mail programs add pictures of one pixel to count readers. */
function isVisiblePicture(picture: Element): boolean {
  return picture.getAttribute('width') !== '1';
}

/** Returns a function that reads whether the styles of an element hide, strike out, raise or lower its text. */
function createMarksReader(page: Document): (element: Element) => TextMarks {
  const rules = [...page.querySelectorAll('style')].flatMap((sheet) =>
    readMarkingRules(sheet.textContent),
  );
  return (element) => {
    const all = [
      ...rules.filter(({ selector }) => element.matches(selector)).map(({ marks }) => marks),
      readTextMarks(element.getAttribute('style') ?? ''),
    ];
    return {
      isHidden: all.some(({ isHidden }) => isHidden),
      isStruck: all.some(({ isStruck }) => isStruck),
      shift: all.findLast(({ shift }) => shift)?.shift,
    };
  };
}

/**
 * Reads the rules of a style sheet that hide, strike out, raise or lower text. It skips rules for other media such as
 * print. It does not use the browser's own parser, because that parser drops `mso-hide`, and returns no rules if the
 * Content-Security-Policy blocks the style sheet.
 */
function readMarkingRules(sheet: string): { selector: string; marks: TextMarks }[] {
  const rules = sheet.replaceAll(commentsAndAtRules, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', style = '']) => {
    const marks = readTextMarks(style);
    const isMarking = marks.isHidden || marks.isStruck || marks.shift !== undefined;
    return isMarking && isSelector(selector) ? [{ selector, marks }] : [];
  });
}

const commentsAndAtRules =
  /\/\*[\s\S]*?\*\/|<!--|-->|@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

function removeHidden(
  body: HTMLElement,
  marks: (element: Element) => TextMarks,
): { isChanged: boolean; hadText: boolean } {
  const gone = [...body.querySelectorAll('*')].filter(
    (element) => element.matches(deleted) || marks(element).isHidden,
  );
  const hadText = gone.some(({ textContent }) => textContent.trim() !== '');
  for (const element of gone) {
    const parent = element.parentElement;
    element.remove();
    if (parent) removeEmptied(parent, body);
  }
  return { isChanged: gone.length > 0, hadText };
}

/** Removes an element that has become empty, and then its empty parents. Table cells stay, to keep the columns. */
function removeEmptied(element: Element, body: HTMLElement): void {
  const { parentElement } = element;
  if (element === body || !parentElement || element.matches('td, th') || hasContent(element))
    return;
  element.remove();
  removeEmptied(parentElement, body);
}

/** Whether an element has anything besides the marker that Word writes before a list item. */
function hasContent(element: Element): boolean {
  const rest = element.cloneNode(true) as Element;
  for (const marker of rest.querySelectorAll('[style*="mso-list" i]'))
    if (/mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? '')) marker.remove();
  return rest.textContent.trim() !== '' || rest.querySelector(`br, ${pictures}`) !== null;
}

/** Puts text that a style strikes out, raises or lowers into `s`, `sup` and `sub`. @returns whether any was found */
function tagMarkedText(body: HTMLElement, marks: (element: Element) => TextMarks): boolean {
  const struck = textsWithin(body, (element) => marks(element).isStruck);
  const shifted = (['sup', 'sub'] as const).map((tag) => ({
    tag,
    texts: textsWithin(
      body,
      (element) => !element.matches('td, th, tr, table') && marks(element).shift === tag,
    ),
  }));
  for (const { tag, texts } of [{ tag: 's', texts: struck }, ...shifted])
    for (const text of texts) {
      const wrapper = body.ownerDocument.createElement(tag);
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
  return struck.length > 0 || shifted.some(({ texts }) => texts.length > 0);
}

/** The texts, except for mere spaces, within the elements for which `isLookedFor` returns true. */
function textsWithin(body: HTMLElement, isLookedFor: (element: Element) => boolean): Text[] {
  const found = new Set<Text>();
  for (const element of [...body.querySelectorAll('*')].filter(isLookedFor)) {
    const walker = body.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim()) found.add(node as Text);
  }
  return [...found];
}

function startListsAtFirstValue(body: HTMLElement): boolean {
  const lists = [...body.querySelectorAll('ol:not([start])')].flatMap((list) => {
    const value = list.querySelector(':scope > li')?.getAttribute('value');
    return value && /^\d+$/.test(value) && value !== '1' ? [{ list, value }] : [];
  });
  for (const { list, value } of lists) list.setAttribute('start', value);
  return lists.length > 0;
}
