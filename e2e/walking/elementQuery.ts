/** Describes an element of a page as a user finds it. */
export type ElementQuery = {
  /** CSS selector. */
  css: string;
  /** Regular expression that matches the element's accessible name or, if it has none of its own, its text. */
  name?: string;
  /** The part of the page in which the element is searched; the whole page by default. */
  within?: ElementQuery;
};

/** The visible state of an element. */
export type ElementState = {
  /** Its text; for a field its value. */
  text: string;
  /** For a checkbox or a radio button: whether it is chosen. */
  isChosen: boolean;
  isEnabled: boolean;
  hasFocus: boolean;
  /** Its position in the viewport in CSS pixels, to detect movement. */
  box: string;
};

/**
 * Finds an element. Runs in the page, so it must not refer to other code of this file.
 * @returns the first matching element; null if there is none
 */
export function findElement(place: ElementQuery): Element | null {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0)
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const hasLabels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = hasLabels ? [...(element.labels ?? [])] : [];
    return (labels.length > 0 ? labels : [element]).map((one) => one.textContent).join(' ');
  };
  const search = ({ css, name, within }: ElementQuery): Element | undefined => {
    const ground = within ? search(within) : document;
    const pattern = new RegExp(name ?? '', 'u');
    return [...(ground?.querySelectorAll(css) ?? [])].find((one) =>
      pattern.test(nameOf(one).trim()),
    );
  };
  return search(place) ?? null;
}

/** Reads the visible state of an element. Runs in the page, so it must not refer to other code of this file. */
export function readElementState(element: Element): ElementState {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    text: isField ? element.value : (element.textContent ?? ''),
    isChosen: element instanceof HTMLInputElement && element.checked,
    isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
    hasFocus: element.contains(document.activeElement),
    box: [x, y, width, height].map(Math.round).join(' '),
  };
}

/** Runs in the page. Scrolls an element to the middle of the window, without animation. */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page. Notes from now on whether the element gets a click. See `wasClicked`. */
export function watchClicks(element: Element): void {
  element.removeAttribute('data-was-clicked');
  const note = () => element.setAttribute('data-was-clicked', '');
  element.addEventListener('click', note, { once: true, capture: true });
}

/** Runs in the page. Whether the element got a click since `watchClicks`. */
export function wasClicked(element: Element): boolean {
  return element.hasAttribute('data-was-clicked');
}
