import path from 'node:path';
import type { Page } from '@playwright/test';
import { findFreePort } from '../scripts/findFreePort.ts';
import { startPostgres } from '../scripts/startPostgres.ts';
import { folders } from '../e2e/support/folders.ts';
import { areas, question } from '../e2e/support/openArea.ts';
import { startServer } from '../e2e/support/startServer.ts';
import { openBrowser, openClientPage } from './browser.ts';
import { median, type Row } from './row.ts';

const answers = 40;
const debounceMs = 200;
/** What the target allows over the debounce. */
const allowanceMs = 100;

/** One answer from key press to stored and acknowledged, beside a bare call with the same body from the same page. */
export async function measureAnswer(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    return [
      await measureOn('embedded database', undefined),
      await measureOn('PostgreSQL', postgres.url),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(database: string, databaseUrl: string | undefined): Promise<Row> {
  console.log(`answer: ${answers} answers on the ${database} …`);
  const port = await findFreePort();
  const dataFolder = path.join(folders.cache, 'bench', 'data');
  const server = await startServer({ port, dataFolder, siteFolder: folders.dist, databaseUrl });
  const browser = await openBrowser();
  try {
    const page = await openClientPage(browser, `http://127.0.0.1:${port}`);
    await page.goto(`http://127.0.0.1:${port}/en${areas.competencies}`);
    const { typed, bare } = await answerOften(page);
    const [ours, theirs] = [median(typed), median(bare)];
    return {
      what: `one answer, key press to acknowledged (${database})`,
      measured: `${Math.round(ours)} ms`,
      peer: `${Math.round(theirs)} ms bare call, no debounce`,
      ratio: `+${Math.round(ours - theirs - debounceMs)} ms over both`,
      target: `≤ ${debounceMs} + ${allowanceMs} ms`,
      isMet: ours <= debounceMs + allowanceMs,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function answerOften(page: Page): Promise<{ typed: number[]; bare: number[] }> {
  const field = question(page, 'How many hours').getByRole('textbox');
  await field.focus();
  await page.evaluate(watchSaves);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  for (let count = 0; count < answers; count += 1) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(String(1 + (count % 9)));
    await page.waitForFunction((done) => benchSaves.length > done, count);
  }
  const typed = await page.evaluate(() => benchSaves);
  const bare = await page.evaluate(sendBare, bodies.slice(0, answers));
  return { typed, bare };
}

/** What the page keeps of it. */
declare const benchSaves: number[];

/** Runs in the page: the time from the last key press to the end of each save's reply, in ms. */
function watchSaves(): void {
  const saves: number[] = [];
  Object.assign(window, { benchSaves: saves });
  let pressedAt = 0;
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(entry.name).pathname === '/api' && !entry.name.includes('?'))
        saves.push(entry.responseEnd - pressedAt);
  }).observe({ type: 'resource' });
}

/** Runs in the page: the same bodies by bare calls, without the revisions that would now be conflicts. */
async function sendBare(bodies: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const body of bodies) {
    const begun = performance.now();
    const reply = await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...JSON.parse(body), revisions: undefined }),
    });
    await reply.text();
    times.push(performance.now() - begun);
  }
  return times;
}
