import { EventEmitter } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';

/** A page that is controlled by the DevTools protocol only, without Playwright and without a debugger. */
export type PageWithoutDebugger = {
  /** Sends a command. @throws {Error} with the browser's message */
  send: CDPSession['send'];
  /** Emits the events of the DevTools protocol under their names, with their parameters. */
  events: EventEmitter;
  close(): Promise<void>;
};

/**
 * Opens an empty page in a new context, without a debugger, as in a user's browser. Playwright attaches a debugger to
 * its pages. V8 then computes the line of every error object, also of those that React creates in advance, and parses
 * the whole script again for each of these errors. On a slow processor this adds 0.2 s to a measurement of the report
 * (docs/decisions/0024).
 */
export async function openPageWithoutDebugger(browser: Browser): Promise<PageWithoutDebugger> {
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

/** A message of the browser: a reply has an id, an event has a method. */
type Received = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};
