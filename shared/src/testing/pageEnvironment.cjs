const { TestEnvironment } = require('jest-environment-jsdom');

/** A channel that does not keep the process of the tests alive while it waits for messages. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** Reports an element once, after the code that observes it: jsdom computes no layout, so no size changes later. */
class FirstSizeObserver {
  #observed = new Set();
  #report;

  constructor(report) {
    this.#report = report;
  }

  observe(target) {
    this.#observed.add(target);
    queueMicrotask(() => {
      if (this.#observed.has(target)) this.#report([{ target }], this);
    });
  }

  unobserve(target) {
    this.#observed.delete(target);
  }

  disconnect() {
    this.#observed.clear();
  }
}

/**
 * jsdom with features that every browser has and jsdom lacks. Their implementations are Node's, except those above and
 * `arrayBuffer` of a `Blob`.
 */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone, Response });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    this.global.BroadcastChannel = QuietChannel;
    this.global.ResizeObserver = FirstSizeObserver;
    const { FileReader, Blob } = this.global;
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    this.global.CSS = { supports: () => false };
    this.global.matchMedia = (media) =>
      Object.assign(new this.global.EventTarget(), { media, matches: false });
    this.global.document.fonts = { status: 'loaded', ready: Promise.resolve() };
    // The router creates a `Request` for every navigation, and Node's `Request` accepts only Node's `AbortSignal`.
    Object.assign(this.global, { Request, AbortController, AbortSignal });
  }
};
