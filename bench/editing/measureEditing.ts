import path from 'node:path';
import { writeTexts } from '../../e2e/printing/writeTexts.ts';
import { folders } from '../../e2e/support/folders.ts';
import { plainBuild } from '../../webpack.common.ts';
import { median } from '../median.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { Row } from '../row.ts';
import { runWebpack } from '../runWebpack.ts';
import { createVisitOpener } from '../createVisitOpener.ts';
import { measureFieldEditing, measureTyping, type EditingResult } from './driveEditing.ts';

const ms = (value: number) => `${Math.round(value)} ms`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Limits for the medians of the rounds: time of the first editor, heap growth, time of a key press. */
const maxFirst = { max: 1000, format: ms };
const maxGrown = { max: 30_000_000, format: megabytes };
const maxKey = { max: 50, format: ms };

const rounds = 3;
/** The report of Drava Retail, which has the most sheets. */
const report = { id: 6, language: 'en', address: '/en/6/report' } as const;
const bareOrigin = 'https://bench.test';

/** Measures editing of the report, compared with CKEditor alone on an otherwise empty page. */
export async function measureEditing(cleanup: AsyncDisposableStack): Promise<Row[]> {
  console.log('editing: building the page with CKEditor alone …');
  const bare = await buildBarePage();
  const { url } = await startDemoServer({ cleanup, siteFolder: folders.dist });
  const browser = await startBrowser(cleanup);
  const openPage = await createVisitOpener('lead', { browser, url });
  /** Opens two new browser contexts: one signed in for the report, one for the baseline page. */
  const visitors = async () => {
    const visit = await openPage();
    const alone = await browser.newContext();
    await alone.route(`${bareOrigin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: path.join(bare, pathname === '/' ? 'index.html' : pathname) });
    });
    return { own: visit.context(), baseline: alone };
  };
  const own: EditingResult[] = [];
  const baseline: EditingResult[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`editing: round ${round} of ${rounds} …`);
    const visits = await visitors();
    own.push(await measureFieldEditing(visits.own, report.address));
    baseline.push(await measureFieldEditing(visits.baseline, bareOrigin));
    await Promise.all([visits.own.close(), visits.baseline.close()]);
  }
  const author = await openPage();
  await author.goto(report.address);
  await writeTexts(author, { ...report, length: 'long' });
  await author.context().close();
  const keys = { own: [] as number[], baseline: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`editing: writing, round ${round} of ${rounds} …`);
    const visits = await visitors();
    keys.own.push(await measureTyping(visits.own, report.address));
    keys.baseline.push(await measureTyping(visits.baseline, bareOrigin));
    await Promise.all([visits.own.close(), visits.baseline.close()]);
  }
  const all = (number: keyof EditingResult) => ({
    own: own.map((seen) => seen[number]),
    baseline: baseline.map((seen) => seen[number]),
  });
  return [
    row('first editor of the report, CPU × 4, code cached', all('firstMs'), maxFirst),
    row('memory grown over 20 fields edited in a row', all('grownBytes'), maxGrown),
    row('key press to the next frame, 98 % of 150, every text ten times longer', keys, maxKey),
  ];
}

type Limit = { max: number; format: (value: number) => string };

function row(
  what: string,
  { own, baseline }: { own: readonly number[]; baseline: readonly number[] },
  { max, format }: Limit,
): Row {
  const [ours, theirs] = [median(own), median(baseline)];
  return {
    what,
    measured: format(ours),
    baseline: `${format(theirs)} CKEditor alone`,
    ratio: (ours / theirs).toFixed(2),
    target: `≤ ${format(max)}`,
    isMet: ours <= max,
  };
}

/** Builds the baseline page. @returns the output folder */
async function buildBarePage(): Promise<string> {
  const output = path.join(folders.cache, 'bench', 'editing');
  const folder = path.join(folders.root, 'bench', 'editing', 'page');
  const build = { folder, output, version: '1.0.0', mode: 'production' } as const;
  await runWebpack(plainBuild(build, './bare.ts'));
  return output;
}
