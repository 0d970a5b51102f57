import { cp, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { folders } from '../../e2e/support/folders.ts';
import { releaseModuleVariant } from '../../e2e/support/releaseModuleVariant.ts';
import { startBrowser } from '../startBrowser.ts';
import { startDemoServer } from '../startDemoServer.ts';
import type { ResultRow } from '../row.ts';
import { buildMonolith } from '../tax/buildMonolith.ts';
import { createSignedInPageOpener } from '../createSignedInPageOpener.ts';
import { measureModuleOverheads } from './measureModuleOverheads.ts';
import { measureRevisitBytes } from './measureRevisitBytes.ts';
import { measureReleaseSeconds } from './measureReleaseSeconds.ts';

/**
 * Limits for the duration of a release, for the bytes (gzip) that every page loads of a module, and for the bytes that a
 * returning user downloads in addition to the changed code.
 */
const limits = { seconds: 60, overheadBytes: 12_000, revisitBytes: 20_000 };
const released = 'questionnaire';

/**
 * Measures the duration of a module's release, the bytes that every page loads of a module, and the bytes that a
 * returning user downloads after a release.
 */
export async function measureRelease(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('release: releasing the report from its sources …');
  const seconds = await measureReleaseSeconds('report-mfe');
  const overheads = await measureModuleOverheads();
  const overhead = Math.max(...overheads.map(({ bytes }) => bytes));
  console.log('release: visiting, releasing, visiting again …');
  const { downloaded, changed } = await visitTwice(cleanup);
  const baseline = await changedInOneBundle();
  return [
    {
      what: 'releasing one module end to end, no other is built',
      measured: `${seconds.toFixed(1)} s`,
      baseline: '',
      ratio: '',
      target: `≤ ${limits.seconds} s`,
      isMet: seconds <= limits.seconds,
    },
    {
      what: 'one more module: bytes before its own pages (gzip), the largest',
      measured: kB(overhead),
      baseline: '',
      ratio: '',
      target: `≤ ${kB(limits.overheadBytes)}`,
      isMet: overhead <= limits.overheadBytes,
    },
    {
      what: `after a release of the ${released} with another area page: a returning user downloads beyond the changed ${kB(changed)}`,
      measured: kB(downloaded - changed),
      baseline: `${kB(baseline)} of one bundle: its file with the chunk names`,
      ratio: ((downloaded - changed) / baseline).toFixed(2),
      target: `≤ ${kB(limits.revisitBytes)}`,
      isMet: downloaded - changed <= limits.revisitBytes,
    },
  ];
}

/** @returns bytes that a visit after the release downloaded, and bytes (gzip) of the file that the release changed */
async function visitTwice(
  cleanup: AsyncDisposableStack,
): Promise<{ downloaded: number; changed: number }> {
  const siteFolder = await mkdtemp(path.join(tmpdir(), 'cert-bench-site-'));
  cleanup.defer(() => rm(siteFolder, { recursive: true, force: true }));
  await cp(folders.dist, siteFolder, { recursive: true });
  const browser = await startBrowser(cleanup);
  const { url } = await startDemoServer({ cleanup, siteFolder });
  const page = await (await createSignedInPageOpener('client', { browser, url }))();
  await measureRevisitBytes(page);
  const before = await measureRevisitBytes(page);
  const isAreaPage = (file: string) => file.startsWith('area-page.');
  const { base, files } = await releaseModuleVariant({ siteFolder }, released, {
    version: '1.0.1',
    change: (script, file) => (isAreaPage(file) ? `${script}/*1.0.1*/` : script),
  });
  const downloaded = (await measureRevisitBytes(page)) - before;
  if (downloaded <= 0) throw new Error('the second visit downloaded nothing of the release');
  const changed = Object.keys(files).filter(isAreaPage);
  return { downloaded, changed: sizeOf(path.join(siteFolder, base), changed) };
}

/**
 * Returns the size (gzip) of the file with the chunk names in a build as one bundle. This file changes whenever a
 * module changes.
 */
async function changedInOneBundle(): Promise<number> {
  const folder = path.join(await buildMonolith(), 'shell');
  return sizeOf(
    folder,
    readdirSync(folder).filter((file) => /^page\.\w+\.js$/.test(file)),
  );
}

/** The size (gzip) of some files of a folder. */
function sizeOf(folder: string, files: readonly string[]): number {
  if (files.length === 0) throw new Error(`no file of ${folder} was selected`);
  return files
    .map((file) => gzipSync(readFileSync(path.join(folder, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
