import type { Browser } from '@playwright/test';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { Row } from '../row.ts';
import { createVisitOpener } from '../createVisitOpener.ts';
import { measureGrades } from './measureGrades.ts';
import { sendBaselineGrades } from './sendBaselineGrades.ts';

const clicks = 40;
/** Limit for the median time from the click until the grade is both shown and stored. */
const maxMs = 120;

/**
 * Measures one grade from the click until it is shown and stored, compared with a plain `fetch` of the same body in the
 * same page.
 */
export async function measureGrading(cleanup: AsyncDisposableStack): Promise<Row[]> {
  const postgres = await startPostgres();
  cleanup.defer(() => postgres.stop());
  const browser = await startBrowser(cleanup);
  return [
    await measureOn({ cleanup, browser, database: 'embedded database' }),
    await measureOn({
      cleanup,
      browser,
      database: 'PostgreSQL, fsync off',
      databaseUrl: postgres.url,
    }),
  ];
}

type Site = {
  cleanup: AsyncDisposableStack;
  browser: Browser;
  database: string;
  databaseUrl?: string;
};

async function measureOn({ cleanup, browser, database, databaseUrl }: Site): Promise<Row> {
  console.log(`grading: ${clicks} grades, ${database} …`);
  const { url } = await startDemoServer({ cleanup, siteFolder: folders.dist, databaseUrl });
  const openPage = await createVisitOpener('certifier', { browser, url });
  const page = await openPage();
  const { times, bodies } = await measureGrades(page, clicks);
  console.log(`grading: the same ${clicks} bodies by bare calls, ${database} …`);
  const bareMs = median(await page.evaluate(sendBaselineGrades, bodies));
  await page.context().close();
  const ourMs = median(times.map(({ shownMs, storedMs }) => Math.max(shownMs, storedMs)));
  const shownMs = median(times.map((one) => one.shownMs));
  return {
    what: `one grade, click to shown and stored: ${database}`,
    measured: `${Math.round(ourMs)} ms (shown after ${Math.round(shownMs)} ms)`,
    baseline: `${bareMs.toFixed(1)} ms bare call`,
    ratio: (ourMs / bareMs).toFixed(2),
    target: `≤ ${maxMs} ms`,
    isMet: ourMs <= maxMs,
  };
}
