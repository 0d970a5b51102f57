import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { recordSlowEventsAndRenders } from './recordSlowEventsAndRenders.ts';

/** Slowdown factor of the processor, to simulate a simple laptop. */
const slower = 4;
const origin = 'https://bench.test';

/** Opens a built page in a browser with an empty cache. The files come from the folder, without a server. */
export async function openPage(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const pageErrors: Error[] = [];
  page.on('pageerror', (error) => pageErrors.push(error));
  await page.addInitScript(recordSlowEventsAndRenders);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(origin);
  await page
    .waitForFunction(() => 'benchPage' in globalThis)
    .catch((error: unknown) => {
      throw pageErrors[0] ?? error;
    });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}
