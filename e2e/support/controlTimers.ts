import type { BrowserContext } from '@playwright/test';

/** What `controlTimers` leaves to the browser. A page keeps it in `ownFrames` while it starts. */
type Frames = Pick<
  typeof globalThis,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'cancelIdleCallback'
>;
type StartingPage = Frames & { ownFrames?: Frames };

/**
 * Lets a test advance the timers of all pages of a context. Frames and idle times stay those of the browser: Playwright
 * would call for a frame every 16 ms, whether or not the browser has drawn one, and so a card would count as measured
 * before it is.
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
