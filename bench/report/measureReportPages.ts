import { printPage } from '../../e2e/printing/printPage.ts';
import { waitForSheets } from '../../e2e/printing/readSheets.ts';
import { folders } from '../../e2e/support/folders.ts';
import { median } from '../median.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';
import { createSignedInState, createSignedInPageOpener } from '../createSignedInPageOpener.ts';
import { serializeStaticPage } from './serializeStaticPage.ts';
import { measureViewMs } from './measureViewMs.ts';

/** Limits: time until the first sheet is shown, time to print, size of the PDF. */
const maxViewMs = 1000;
const maxPrintMs = 5000;
const maxBytes = 10_000_000;

const visits = 7;
const prints = 3;
/** The report of Drava Retail, the longest one of the demo data. */
const address = '/en/6/report';
const copyAddress = '/copy-of-the-report';

/** Measures opening and printing the audit report, compared with the same sheets as a static file without scripts. */
export async function measureReportPages(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const { url } = await startDemoServer({ cleanup, siteFolder: folders.dist });
  const browser = await startBrowser(cleanup);
  const visit = { browser, url, state: await createSignedInState('lead', { browser, url }) };
  const openPage = await createSignedInPageOpener('lead', { browser, url });
  const original = await openPage();
  await original.goto(address);
  await waitForSheets(original);
  const copy = await serializeStaticPage(original);
  await original.context().close();
  const sides = [
    { who: 'own', timeView: () => measureViewMs({ ...visit, address }) },
    {
      who: 'baseline',
      timeView: () => measureViewMs({ ...visit, address: copyAddress, body: copy }),
    },
  ] as const;
  for (const { timeView } of sides) await timeView();
  const views = { own: [] as number[], baseline: [] as number[] };
  for (let turn = 1; turn <= visits; turn += 1) {
    console.log(`report: visit ${turn} of ${visits} …`);
    for (const { who, timeView } of sides) views[who].push(await timeView());
  }
  const printed = { own: [] as number[], baseline: [] as number[] };
  let bytes = 0;
  for (let turn = 1; turn <= prints; turn += 1) {
    console.log(`report: print ${turn} of ${prints} …`);
    for (const [who, where] of [['own', address] as const, ['baseline', copyAddress] as const]) {
      const page = await openPage();
      if (where === copyAddress)
        await page.route(copyAddress, (route) =>
          route.fulfill({ contentType: 'text/html', body: copy }),
        );
      await page.goto(where);
      await waitForSheets(page);
      const begin = performance.now();
      const pdf = await printPage(page);
      printed[who].push(performance.now() - begin);
      if (who === 'own') bytes = Math.max(bytes, pdf.length);
      await page.context().close();
    }
  }
  return [
    row('first view of the report, nothing cached', views, maxViewMs),
    row('PDF of the whole audit report', printed, maxPrintMs),
    {
      what: 'PDF of the whole audit report: size',
      measured: `${(bytes / 1_000_000).toFixed(1)} MB`,
      baseline: '',
      ratio: '',
      target: `≤ ${maxBytes / 1_000_000} MB`,
      isMet: bytes <= maxBytes,
    },
  ];
}

function row(
  what: string,
  { own, baseline }: { own: readonly number[]; baseline: readonly number[] },
  maxMs: number,
): ResultRow {
  const [ours, theirs] = [median(own), median(baseline)];
  return {
    what,
    measured: `${Math.round(ours)} ms`,
    baseline: `${Math.round(theirs)} ms static file`,
    ratio: (ours / theirs).toFixed(2),
    target: `≤ ${maxMs} ms`,
    isMet: ours <= maxMs,
  };
}
