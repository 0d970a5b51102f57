import type { Browser } from '@playwright/test';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { createVisitOpener } from '../createVisitOpener.ts';
import { median } from '../median.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { Row } from '../row.ts';
import { measureAnswers } from './measureAnswers.ts';
import { sendBaselineAnswers } from './sendBaselineAnswers.ts';

const answers = 40;
/** The page sends an answer this long after the last key press. */
const debounceMs = 200;
/** Limit for the time from the end of the debounce to the acknowledgement. */
const allowanceMs = 100;

/**
 * Measures one answer from the key press to its acknowledgement, compared with a plain `fetch` of the same body in the
 * same page.
 */
export async function measureAnswer(cleanup: AsyncDisposableStack): Promise<Row[]> {
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
  console.log(`answer: ${answers} answers, ${database} …`);
  const { url } = await startDemoServer({ cleanup, siteFolder: folders.dist, databaseUrl });
  const openPage = await createVisitOpener('client', { browser, url });
  const page = await openPage();
  const { times, bodies } = await measureAnswers(page, answers);
  console.log(`answer: the same ${answers} bodies by bare calls, ${database} …`);
  const bareMs = median(await page.evaluate(sendBaselineAnswers, bodies));
  await page.context().close();
  const ourMs = median(times);
  return {
    what: `one answer, key press to acknowledged: ${database}`,
    measured: `${Math.round(ourMs)} ms`,
    baseline: `${debounceMs} ms debounce + ${bareMs.toFixed(1)} ms bare call`,
    ratio: (ourMs / (debounceMs + bareMs)).toFixed(2),
    target: `≤ ${debounceMs} + ${allowanceMs} ms`,
    isMet: ourMs <= debounceMs + allowanceMs,
  };
}
