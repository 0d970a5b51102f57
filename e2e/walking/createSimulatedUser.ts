import { setTimeout as wait } from 'node:timers/promises';
import type { ElementState, ElementQuery } from './elementQuery.ts';

/**
 * The functions of a browser with which a user is simulated. Calls may reject while a page is loading;
 * `createSimulatedUser` repeats them.
 */
export type BrowserDriver<Element> = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  find: (place: ElementQuery) => Promise<Element | undefined>;
  look: (element: Element) => Promise<ElementState>;
  /** Scrolls without animation. The clicks of the browsers' drivers do not wait for the end of smooth scrolling. */
  bringIntoView: (element: Element) => Promise<void>;
  /** Notes from now on whether the element gets a click. */
  watchClicks: (element: Element) => Promise<void>;
  /**
   * Clicks where the element was a moment before, so the click can miss it. Rejects if the element was removed from the
   * page before the click; nothing is clicked then.
   */
  click: (element: Element) => Promise<void>;
  /** Whether the element got a click since `watchClicks`. Rejects if it was removed from the page. */
  wasClicked: (element: Element) => Promise<boolean>;
  /** Presses the keys for selecting everything in the focused field. */
  selectAll: () => Promise<void>;
  /** Presses the keys of this text. */
  type: (text: string) => Promise<void>;
  /** Chooses a file. @param element an input for files */
  choose: (element: Element, file: string) => Promise<void>;
};

/**
 * Simulates a user in one of the browsers. Each call except `has` waits until the action is possible, and rejects if a
 * step of it does not succeed within a minute (`withinMs`).
 */
export type SimulatedUser = {
  /** Opens an address. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  click: (place: ElementQuery) => Promise<void>;
  /** Replaces the text of a field by typing. */
  fill: (place: ElementQuery, text: string) => Promise<void>;
  attach: (place: ElementQuery, file: string) => Promise<void>;
  /** Waits until the element exists and matches `expected`. */
  waitFor: (place: ElementQuery, expected?: { text?: RegExp; isChosen?: boolean }) => Promise<void>;
  seeNone: (place: ElementQuery) => Promise<void>;
  /** Whether the element exists now. */
  has: (place: ElementQuery) => Promise<boolean>;
};

const withinMs = 60_000;
const pollEveryMs = 100;

export function createSimulatedUser<Element>(driver: BrowserDriver<Element>): SimulatedUser {
  /**
   * Repeats a step until it returns a value. A step that rejects is repeated, too: the page may be changing just then.
   */
  const retry = async <T>(what: string, step: () => Promise<T | undefined>): Promise<T> => {
    const deadline = Date.now() + withinMs;
    let error: unknown;
    while (Date.now() < deadline) {
      const found = await step().catch((reason: unknown) => void (error = reason));
      if (found !== undefined) return found as T;
      await wait(pollEveryMs);
    }
    throw new Error(`${what} did not come.`, { cause: error });
  };
  const seeing = async (place: ElementQuery): Promise<ElementState | undefined> => {
    const element = await driver.find(place);
    return element && driver.look(element);
  };
  /** Waits until an element is enabled and no longer moves. */
  const settle = (place: ElementQuery): Promise<Element> => {
    let before: string | undefined;
    return retry(nameOf(place), async () => {
      const element = await driver.find(place);
      if (!element) return undefined;
      await driver.bringIntoView(element);
      const { box, isEnabled } = await driver.look(element);
      const isResting = isEnabled && box === before;
      before = box;
      return isResting ? element : undefined;
    });
  };
  const walker: SimulatedUser = {
    open: (url) => driver.open(url),
    reload: () => driver.reload(),
    // Repeats a click that fails or misses: the page may replace the element in between, for example when the sheets of
    // a report are laid out again, or move it, for example when a font arrives.
    async click(place) {
      await retry(`A click on ${nameOf(place)}`, async () => {
        const element = await settle(place);
        await driver.watchClicks(element);
        await driver.click(element);
        // If `wasClicked` rejects, the click has hit the element and thereby removed it from the page.
        const hasHit = await driver.wasClicked(element).catch(() => true);
        return hasHit || undefined;
      });
    },
    async fill(place, text) {
      await walker.click(place);
      await retry(`Focus in ${nameOf(place)}`, async () =>
        (await seeing(place))?.hasFocus ? true : undefined,
      );
      await driver.selectAll();
      await driver.type(text);
    },
    async attach(place, file) {
      const input = await retry(nameOf(place), () => driver.find(place));
      await driver.choose(input, file);
    },
    async waitFor(place, { text = /(?:)/, isChosen } = {}) {
      let last: ElementState | undefined;
      await retry(nameOf(place), async () => {
        last = await seeing(place);
        const isAsExpected =
          last && text.test(last.text) && (isChosen === undefined || last.isChosen === isChosen);
        return isAsExpected || undefined;
      }).catch((error: unknown) => {
        throw new Error(`${nameOf(place)} is not as expected but ${JSON.stringify(last)}`, {
          cause: error,
        });
      });
    },
    async seeNone(place) {
      await retry(`The end of ${nameOf(place)}`, async () =>
        (await driver.find(place)) ? undefined : true,
      );
    },
    has: async (place) => (await driver.find(place)) !== undefined,
  };
  return walker;
}

function nameOf({ css, name = '', within }: ElementQuery): string {
  return `${within ? `${nameOf(within)} ` : ''}${css} “${name}”`;
}
