import path from 'node:path';
import type { Browser } from '@playwright/test';
import { findFreePort } from '../scripts/findFreePort.ts';
import { folders } from '../e2e/support/folders.ts';
import { areas } from '../e2e/support/openArea.ts';
import { startServer } from '../e2e/support/startServer.ts';
import { buildMonolith } from './buildMonolith.ts';
import { openBrowser, openClientPage } from './browser.ts';
import { median, type Row } from './row.ts';

/** First area page of a client with nothing cached: what crossed the wire (gzip), and when the questions stood. */
type Visit = { requests: number; bytes: number; scriptBytes: number; shownMs: number };

const visits = 7;
const slowerBy = 4;

/** The micro-frontend tax: the federated site beside the same sources as one ordinary bundle. */
export async function measureTax(): Promise<Row[]> {
  console.log('tax: building the one bundle …');
  const monolith = await buildMonolith();
  const browser = await openBrowser();
  try {
    const [federated = [], plain = []] = await visitInTurn(browser, [folders.dist, monolith]);
    const row = (
      what: string,
      of: (visit: Visit) => number,
      { unit = '', most }: { unit?: string; most?: number },
    ): Row => {
      const [ours, theirs] = [median(federated.map(of)), median(plain.map(of))];
      const ratio = ours / theirs;
      return {
        what: `first area page: ${what}`,
        measured: `${format(ours, unit)}`,
        peer: `${format(theirs, unit)} as one bundle`,
        ratio: ratio.toFixed(2),
        target: most === undefined ? '' : `≤ ${most.toFixed(2)}`,
        isMet: most === undefined ? null : ratio <= most,
      };
    };
    const script = median(federated.map((visit) => visit.scriptBytes));
    return [
      row('all bytes (gzip)', (visit) => visit.bytes, { unit: 'kB', most: 1.3 }),
      row('JavaScript (gzip)', (visit) => visit.scriptBytes, { unit: 'kB', most: 1.3 }),
      row('requests', (visit) => visit.requests, { most: 1.3 }),
      row(`questions shown, CPU × ${slowerBy}`, (visit) => visit.shownMs, { unit: 'ms' }),
      {
        what: 'first area page: JavaScript, all requests together',
        measured: format(script, 'kB'),
        peer: '',
        ratio: '',
        target: '≤ 230 kB',
        isMet: script <= 230_000,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Visits the sites in turn, so that what else the machine does meets all of them alike. */
async function visitInTurn(browser: Browser, siteFolders: string[]): Promise<Visit[][]> {
  const servers = await Promise.all(
    siteFolders.map(async (siteFolder, place) => {
      const port = await findFreePort();
      const dataFolder = path.join(folders.cache, 'bench', `data-${place}`);
      const server = await startServer({ port, dataFolder, siteFolder });
      return { server, url: `http://127.0.0.1:${port}`, results: [] as Visit[] };
    }),
  );
  try {
    for (let visit = 0; visit < visits; visit += 1)
      for (const { url, results } of servers) results.push(await visitOnce(browser, url));
    return servers.map(({ results }) => results);
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const page = await openClientPage(browser, url);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  const types = new Map<string, string>();
  const visit: Visit = { requests: 0, bytes: 0, scriptBytes: 0, shownMs: 0 };
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (type === 'Script' && response.headers['content-encoding'] !== 'gzip')
      throw new Error(`${response.url} did not come as gzip`);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    visit.requests += 1;
    visit.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') visit.scriptBytes += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(`${url}/en${areas.brand}`);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  visit.shownMs = performance.now() - begun;
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return visit;
}

function format(value: number, unit: string): string {
  if (unit === 'kB') return `${(value / 1000).toFixed(1)} kB`;
  return unit ? `${Math.round(value)} ${unit}` : String(value);
}
