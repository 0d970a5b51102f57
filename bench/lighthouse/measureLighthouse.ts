import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { demoAccounts, demoPassword, type DemoAccount } from '../../e2e/support/demoAccounts.ts';
import { folders } from '../../e2e/support/folders.ts';
import { areaPaths } from '../../e2e/support/openArea.ts';
import { ensureChromium } from '../../scripts/ensureChromium.ts';
import { median } from '../median.ts';
import { browserArguments } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];

type RatedPage = {
  what: string;
  path: string;
  /** Who opens the page; undefined for a page without signing in. */
  account?: DemoAccount;
  /** Minimum score of the performance. */
  performance: number;
};

const pages: RatedPage[] = [
  { what: 'sign-in', path: '/en/login', performance: 98 },
  { what: 'area page', path: `/en${areaPaths.brand}`, account: 'client', performance: 95 },
  { what: 'organisation form', path: '/en/2/info', account: 'client', performance: 95 },
  // Sava Energy 2025, the released report of the demo data.
  { what: 'report', path: '/en/3/report', account: 'other', performance: 95 },
];

/** Minimum scores of all pages, out of 100. */
const minimum = { accessibility: 100, 'best-practices': 96 };

/** Number of runs per page. A score is their median, because performance depends on the machine's load. */
const runs = 3;

/**
 * Measures Lighthouse scores (of 100) with its mobile profile: a processor four times slower, 1.6 Mbit/s, empty cache.
 * Prints the failed audits of a page that misses a target.
 */
export async function measureLighthouse(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const { url } = await startDemoServer({ cleanup, siteFolder: folders.dist });
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    args: [...browserArguments],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.defer(() => browser.close());
  const rows: ResultRow[] = [];
  for (const rated of pages) {
    const { what } = rated;
    const targets = { ...minimum, performance: rated.performance };
    const scores: Record<Category, number>[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`lighthouse: the ${what}, ${run} of ${runs} …`);
      scores.push(await rate(rated, { browser, url, targets }));
    }
    for (const category of categories)
      rows.push(
        row(
          `${category} of the ${what}`,
          median(scores.map((each) => each[category])),
          targets[category],
        ),
      );
  }
  return rows;
}

async function rate(
  { path, account }: RatedPage,
  { browser, url, targets }: { browser: Browser; url: string; targets: Record<Category, number> },
): Promise<Record<Category, number>> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (account) {
    await page.goto(`${url}/en/login`);
    await page.waitForSelector('input[autocomplete="username"]');
    await page.type('input[autocomplete="username"]', demoAccounts[account]);
    await page.type('input[autocomplete="current-password"]', demoPassword);
    await Promise.all([page.waitForNavigation(), page.click('button[type="submit"]')]);
    // Leave the page, so that its activity does not affect the measurement.
    await page.waitForNetworkIdle();
    await page.goto('about:blank');
  }
  const devTools = await page.createCDPSession();
  await devTools.send('Network.clearBrowserCache');
  const flags = {
    onlyCategories: [...categories],
    // Lighthouse must not clear local storage, which contains the session.
    disableStorageReset: true,
    logLevel: 'error' as const,
  };
  const result = await lighthouse(`${url}${path}`, flags, undefined, page);
  await context.close();
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
  const { lhr } = result;
  if (!lhr.finalDisplayedUrl.endsWith(path)) throw new Error(`landed on ${lhr.finalDisplayedUrl}`);
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  for (const category of categories)
    if (scoreOf(category) < targets[category]) printFailedAudits(category, scoreOf(category), lhr);
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Record<
    Category,
    number
  >;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Prints the failed audits of a category. */
function printFailedAudits(category: Category, score: number, lhr: Report): void {
  console.log(`  ${category} ${score}:`);
  for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
    const audit = lhr.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
    console.log(`    ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`);
  }
}

function row(what: string, score: number, target: number): ResultRow {
  return {
    what,
    measured: String(score),
    baseline: '',
    ratio: '',
    target: `≥ ${target}`,
    isMet: score >= target,
  };
}
