const { TestEnvironment } = require('jest-environment-jsdom');

/** Does not keep the tests running because somebody could still say something. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom, with what every browser has and jsdom lacks: lent by Node. */
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone, Response });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
    this.global.BroadcastChannel = QuietChannel;
    this.global.document.fonts = { status: 'loaded', ready: Promise.resolve() };
    // The router makes a request of every navigation; Node's takes no signal but Node's.
    Object.assign(this.global, { Request, AbortController, AbortSignal });
  }
};
