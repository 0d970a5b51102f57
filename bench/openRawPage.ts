import { EventEmitter } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';

/** A page that is spoken to in the DevTools protocol alone. */
export type RawPage = {
  /** @throws Error with what the browser says where it refuses */
  send: CDPSession['send'];
  /** By the protocol's names. */
  events: EventEmitter;
  close(): Promise<void>;
};

/**
 * Opens an empty page in a context of its own, as a reader has it: no debugger listens. In Playwright's own pages V8 notes
 * the lines of every error that a script makes, also of those that React keeps for later, and parses the whole
 * script once more for each of them: a fifth of a second on a slow processor that nobody but the tool waits for.
 */
export async function openRawPage(browser: Browser): Promise<RawPage> {
  const devTools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  const { targetId } = await devTools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId });
  const asked: PromiseWithResolvers<unknown>[] = [];
  const events = new EventEmitter();
  devTools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message) as Received;
    if (method) events.emit(method, params);
    else if (error) asked[id ?? 0]?.reject(new Error(error.message));
    else asked[id ?? 0]?.resolve(result);
  });
  const send = async (method: string, params = {}) => {
    const reply = Promise.withResolvers<unknown>();
    const id = asked.push(reply) - 1;
    const message = JSON.stringify({ id, method, params });
    await devTools.send('Target.sendMessageToTarget', { sessionId, message });
    return reply.promise;
  };
  return {
    send: send as CDPSession['send'],
    events,
    async close() {
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
      await devTools.detach();
    },
  };
}

/** A reply has an id, an event a method. */
type Received = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};
