import type { BrowserContext } from '@playwright/test';

/**
 * The browser functions that Playwright's clock replaces. A starting page keeps them in `ownFrames` until
 * `controlTimers` puts them back.
 */
type Frames = Pick<
  typeof globalThis,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'cancelIdleCallback'
>;
type StartingPage = Frames & { ownFrames?: Frames };

/**
 * Lets a test advance the timers of all pages of a context. Frames and idle callbacks stay those of the browser:
 * Playwright would report a frame every 16 ms even if the browser has drawn none. A page would then treat a question
 * card as measured before the browser knows its height (`keepCardMeasured`).
 */
export async function controlTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page: StartingPage = globalThis;
    page.ownFrames = {
      requestAnimationFrame: page.requestAnimationFrame,
      cancelAnimationFrame: page.cancelAnimationFrame,
      requestIdleCallback: page.requestIdleCallback,
      cancelIdleCallback: page.cancelIdleCallback,
    };
  });
  await context.clock.install();
  await context.addInitScript(() => {
    const page: StartingPage = globalThis;
    Object.assign(page, page.ownFrames);
    delete page.ownFrames;
  });
}
