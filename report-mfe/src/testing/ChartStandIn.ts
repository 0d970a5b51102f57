/**
 * Replaces the chart library, which cannot run in jsdom, because jsdom does not measure text and paths. Its drawings are
 * empty, and finished as soon as `render` returns, as those of the library.
 */
export class ChartStandIn {
  readonly #canvas: Element;

  constructor(canvas: Element) {
    this.#canvas = canvas;
  }

  render(): Promise<void> {
    this.#canvas.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    return Promise.resolve();
  }

  destroy(): void {
    this.#canvas.replaceChildren();
  }
}

// The library exports its class as `default`, so the stand-in does, too.
export { ChartStandIn as default };
