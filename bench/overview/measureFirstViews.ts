import type { Page } from '@playwright/test';
import { areaPaths } from '../../e2e/support/openArea.ts';
import { createSignedInPageOpener } from '../createSignedInPageOpener.ts';
import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { startBrowser } from '../startBrowser.ts';
import { cpuSlowdown } from '../tax/measureAreaVisit.ts';

const visits = 7;
/** Maximum ratio of a view’s time to that of the area page, which is measured in the same run for the same person. */
const maxRatio = 1;

type View = {
  name: string;
  who: 'client' | 'lead';
  path: string;
  /** CSS selector of the page’s main content: the measurement ends when it is visible. */
  shown: string;
};

const areaView = {
  name: 'area page',
  path: `/en${areaPaths.brand}`,
  shown: 'main section[aria-labelledby]',
};
const views: View[] = [
  {
    name: 'home of a client',
    who: 'client',
    path: '/en/2/about?view=state',
    shown: 'main [aria-current="step"]',
  },
  {
    name: 'home of a certifier',
    who: 'lead',
    path: '/en/2/about?view=state',
    shown: 'main [aria-current="step"]',
  },
  { name: 'desk of a certifier', who: 'lead', path: '/en', shown: 'main tbody tr' },
];

/**
 * Measures the first views of home and desk with an empty cache and a slow processor, each beside the area page.
 * @param url address of the site
 * @param note what the certifier's desk contains
 */
export async function measureFirstViews(
  cleanup: AsyncDisposableStack,
  { url, note }: { url: string; note: string },
): Promise<ResultRow[]> {
  const browser = await startBrowser(cleanup);
  const rows: ResultRow[] = [];
  const openers = {
    client: await createSignedInPageOpener('client', { browser, url }),
    lead: await createSignedInPageOpener('lead', { browser, url }),
  };
  for (const view of views) {
    const openPage = openers[view.who];
    const seen = { view: [] as number[], area: [] as number[] };
    // The first visits warm up the server and do not count.
    await measureFirstView(await openPage(), view);
    await measureFirstView(await openPage(), areaView);
    // Visits alternate, so that other load on the machine affects both pages.
    for (let visit = 1; visit <= visits; visit += 1) {
      console.log(`overview: first view of the ${view.name}, ${visit} of ${visits} …`);
      seen.view.push(await measureFirstView(await openPage(), view));
      seen.area.push(await measureFirstView(await openPage(), areaView));
    }
    const [ours, theirs] = [median(seen.view), median(seen.area)];
    rows.push({
      what: `first view of the ${view.name}${view.path === '/en' ? note : ''}, CPU ÷ ${cpuSlowdown}`,
      measured: `${Math.round(ours)} ms`,
      baseline: `${Math.round(theirs)} ms area page`,
      ratio: (ours / theirs).toFixed(2),
      target: `≤ ${maxRatio.toFixed(2)}`,
      isMet: ours / theirs <= maxRatio,
    });
  }
  return rows;
}

/** Opens a page. @returns the time from the start of the navigation until its content is visible, in ms */
async function measureFirstView(
  page: Page,
  { path, shown }: Pick<View, 'path' | 'shown'>,
): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(path, { waitUntil: 'commit' });
  // Check in every frame: a locator of Playwright would check less often after some time.
  const found = await page.waitForFunction((selector) => {
    const isShown = document.querySelector(selector)?.checkVisibility() ?? false;
    return isShown && performance.now();
  }, shown);
  const ms = Number(await found.jsonValue());
  await page.context().close();
  return ms;
}
