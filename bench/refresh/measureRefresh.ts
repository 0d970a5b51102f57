import { setTimeout as wait } from 'node:timers/promises';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { startDemoServer } from '../startDemoServer.ts';
import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { connectApi, type BenchApi } from '../saves/connectApi.ts';
import { signInDemoAccounts } from '../saves/signInDemoAccounts.ts';
import { followChanges, measureDelays, type FollowingPage } from './followChanges.ts';
import { simulateOpenPages, toDesk, type OpenPage } from './simulateOpenPages.ts';
import { readCpuSeconds } from './readCpuSeconds.ts';
import { refreshPages } from './refreshPages.ts';

const pages = 300;
const everyMs = 15_000;
/** Maximum share of one processor core that the refresh may use: 0.1 is 10 %. */
const maxShare = 0.1;
const periods = 12;
const baselinePeriods = 2;

/** Maximum share of a core that streams of changes use, and maximum median delay of a change. */
const maxStreamShare = 0.02;
const maxDelayMs = 2_000;
/** Twice the time after which the server reads the tag of a page anyway (`changeStreamLimits.recheckEveryMs`). */
const streamSeconds = 120;
const changes = 30;
/** Time in which a server does its work of the start, and of the baseline of the desks after it. */
const idleSeconds = 60;

type DatabaseKind = 'embedded database' | 'PostgreSQL';

/**
 * Measures the processor load of 300 open certifier pages: with streams of changes, with polls every 15 seconds, and with
 * whole replies every 15 seconds. And how long a page with a stream waits for a change, and what as many open desks cost.
 */
export async function measureRefresh(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const database of ['embedded database', 'PostgreSQL'] as const)
    for (const measure of [measurePages, measureDesks]) {
      const opened = cleanup.use(new AsyncDisposableStack());
      rows.push(...(await measure(database, await openPages(opened, database))));
      await opened.disposeAsync();
    }
  return rows;
}

/** A server with the demo data, and the area pages of certifiers that are open there. */
type Opened = {
  api: BenchApi;
  url: string;
  /** The session of the main certifier. */
  token: string;
  open: OpenPage[];
  /** Measures the share of one core that the server and the database processes use during some work. */
  shareDuring: <Result>(work: () => Promise<Result>) => Promise<{ share: number; result: Result }>;
  /** Opens streams until the server is stopped. */
  follow: (of: readonly OpenPage[]) => Promise<FollowingPage[]>;
};

async function openPages(cleanup: AsyncDisposableStack, database: DatabaseKind): Promise<Opened> {
  console.log(`refresh: the demo data, ${database} …`);
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
  cleanup.defer(() => postgres?.stop());
  const { url, processId } = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    ...(postgres && { databaseUrl: postgres.url }),
  });
  const api = connectApi(cleanup, url);
  const tokens = Object.values(await signInDemoAccounts(api, ['lead', 'certifier', 'certifier2']));
  const processIds = [processId, ...(postgres ? [postgres.processId] : [])];
  return {
    api,
    url,
    token: tokens[0] ?? '',
    open: await simulateOpenPages({ api, tokens, pages }),
    async shareDuring(work) {
      const before = await readCpuSeconds(processIds);
      const startMs = performance.now();
      const result = await work();
      const seconds = (performance.now() - startMs) / 1000;
      return { share: ((await readCpuSeconds(processIds)) - before) / seconds, result };
    },
    follow: (of) => followChanges(cleanup, url, of),
  };
}

async function measureDesks(
  database: DatabaseKind,
  { open, shareDuring, follow }: Opened,
): Promise<ResultRow[]> {
  await wait(idleSeconds * 1000);
  const { share: idleShare } = await shareDuring(() => wait(idleSeconds * 1000));
  console.log(`refresh: ${pages} desks, ${streamSeconds} s …`);
  await follow(open.map(toDesk));
  const { share } = await shareDuring(() => wait(streamSeconds * 1000));
  return [
    {
      what: `${pages} desks that the server tells of changes, while nothing changes: ${database}`,
      measured: `${(share * 100).toFixed(1)} % of a core`,
      baseline: `${(idleShare * 100).toFixed(1)} % without open pages`,
      ratio: (share / idleShare).toFixed(2),
      target: `≤ ${maxStreamShare * 100} %`,
      isMet: share <= maxStreamShare,
    },
  ];
}

async function measurePages(
  database: DatabaseKind,
  { api, url, token, open, shareDuring, follow }: Opened,
): Promise<ResultRow[]> {
  const refresh = (isConditional: boolean, count: number) =>
    refreshPages(url, open, { everyMs, periods: count, isConditional });
  console.log(`refresh: ${pages} pages without ETags, ${(baselinePeriods * everyMs) / 1000} s …`);
  const baseline = await shareDuring(() => refresh(false, baselinePeriods));
  // Warm-up: the first reads of an opened page do not count as a refresh, so they are not measured.
  await refresh(true, 1);
  console.log(`refresh: ${pages} pages, ${(periods * everyMs) / 1000} s …`);
  const { share, result: replies } = await shareDuring(() => refresh(true, periods));
  console.log(`refresh: ${pages} streams, ${streamSeconds} s …`);
  const following = await follow(open);
  const { share: streamShare } = await shareDuring(() => wait(streamSeconds * 1000));
  // Some questionnaires of the demo are locked, so it takes both values to change something for sure.
  const changeLock = async (id: number) => {
    for (const value of [true, false])
      await api.act('questionnaireSettingUpdate', { id, setting: 'gradingLocked', value }, token);
  };
  console.log(`refresh: the delay of ${changes} changes …`);
  const delays = await measureDelays(following, changeLock, changes);
  const delayMs = median(delays);
  return [
    {
      what: `${pages} certifier pages that the server tells of changes, while nothing changes: ${database}`,
      measured: `${(streamShare * 100).toFixed(1)} % of a core`,
      baseline: `${(share * 100).toFixed(1)} % with polls every 15 s`,
      ratio: (streamShare / share).toFixed(2),
      target: `≤ ${maxStreamShare * 100} %`,
      isMet: streamShare <= maxStreamShare,
    },
    {
      what: `a change until a page is told: ${database}`,
      measured: `median ${Math.round(delayMs)} ms, longest ${Math.round(Math.max(...delays))} ms`,
      baseline: `${everyMs / 2} ms on average, ${everyMs} ms at most, with polls`,
      ratio: (delayMs / (everyMs / 2)).toFixed(2),
      target: `≤ ${maxDelayMs} ms`,
      isMet: delayMs <= maxDelayMs,
    },
    {
      what: `refresh of ${pages} certifier pages every 15 s: ${database}`,
      measured: `${(share * 100).toFixed(1)} % of a core (${replies.unchanged} times unchanged, ${replies.whole} whole replies, ${replies.notModified} × 304)`,
      baseline: `${(baseline.share * 100).toFixed(1)} % without ETags`,
      ratio: (share / baseline.share).toFixed(2),
      target: `≤ ${maxShare * 100} %`,
      isMet: share <= maxShare,
    },
  ];
}
