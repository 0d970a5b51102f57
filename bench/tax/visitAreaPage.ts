import type { Page } from '@playwright/test';
import { areas } from '../../e2e/support/openArea.ts';
import { countReplies } from './countReplies.ts';
import type { Visit } from './visit.ts';

/** A plain laptop of a client is about four times slower than the machines that develop. */
export const slowerBy = 4;

/** Opens the first area page on a page with nothing cached, and closes it when the network is idle. */
export async function visitAreaPage(page: Page): Promise<Visit> {
  const devTools = await page.context().newCDPSession(page);
  const countedReplies = await countReplies(devTools);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.goto(`/en${areas.brand}`, { waitUntil: 'commit' });
  const cards = page.getByRole('main').getByRole('region');
  await cards.first().waitFor();
  const shownMs = await page.evaluate(() => performance.now());
  const costs = await countedReplies();
  const questions = await cards.getByRole('heading').allInnerTexts();
  await page.context().close();
  return { costs, shownMs, questions };
}
