import { setTimeout as wait } from 'node:timers/promises';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { startDemoServer } from '../startDemoServer.ts';
import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { connectApi } from '../saves/connectApi.ts';
import { signInDemoAccounts } from '../saves/signInDemoAccounts.ts';
import { followChanges, measureDelays } from './followChanges.ts';
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

/**
 * Measures the processor load of 300 open certifier pages: with streams of changes, with polls every 15 seconds, and with
 * whole replies every 15 seconds. And how long a page with a stream waits for a change, and what as many open desks cost.
 */
export async function measureRefresh(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const postgres = await startPostgres();
  cleanup.defer(() => postgres.stop());
  return [
    ...(await measureOn({ cleanup, database: 'embedded database' })),
    ...(await measureOn({ cleanup, database: 'PostgreSQL', postgres })),
  ];
}

async function measureOn({
  cleanup,
  database,
  postgres,
}: {
  cleanup: AsyncDisposableStack;
  database: string;
  postgres?: { url: string; processId: number };
}): Promise<ResultRow[]> {
  console.log(`refresh: the demo data, ${database} …`);
  const server = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    ...(postgres && { databaseUrl: postgres.url }),
  });
  const api = connectApi(cleanup, server.url);
  const tokens = Object.values(await signInDemoAccounts(api, ['lead', 'certifier', 'certifier2']));
  const open = await simulateOpenPages({ api, tokens, pages });
  const processIds = [server.processId, ...(postgres ? [postgres.processId] : [])];

  /** The share of one core that the server and the database processes use during some work. */
  const shareDuring = async <Result>(work: () => Promise<Result>) => {
    const before = await readCpuSeconds(processIds);
    const startMs = performance.now();
    const result = await work();
    const seconds = (performance.now() - startMs) / 1000;
    return { share: ((await readCpuSeconds(processIds)) - before) / seconds, result };
  };
  /** Opens streams only while some work runs: an account can have 100. */
  const withStreams = async <Result>(of: readonly OpenPage[], work: () => Promise<Result>) => {
    await using streams = new AsyncDisposableStack();
    console.log(`refresh: ${of.length} desks, ${streamSeconds} s …`);
    await followChanges(streams, server.url, of);
    return work();
  };
  const refresh = (isConditional: boolean, count: number) =>
    refreshPages(server.url, open, { everyMs, periods: count, isConditional });
  console.log(`refresh: ${pages} pages without ETags, ${(baselinePeriods * everyMs) / 1000} s …`);
  const baseline = await shareDuring(() => refresh(false, baselinePeriods));
  // Warm-up: the first reads of an opened page do not count as a refresh, so they are not measured.
  await refresh(true, 1);
  console.log(`refresh: ${pages} pages, ${(periods * everyMs) / 1000} s …`);
  const { share, result: replies } = await shareDuring(() => refresh(true, periods));
  const { share: deskShare } = await withStreams(open.map(toDesk), () =>
    shareDuring(() => wait(streamSeconds * 1000)),
  );
  console.log(`refresh: ${pages} streams, ${streamSeconds} s …`);
  const following = await followChanges(cleanup, server.url, open);
  const { share: streamShare } = await shareDuring(() => wait(streamSeconds * 1000));
  // Some questionnaires of the demo are locked, so it takes both values to change something for sure.
  const changeLock = async (id: number) => {
    for (const value of [true, false])
      await api.act(
        'questionnaireSettingUpdate',
        { id, setting: 'gradingLocked', value },
        tokens[0],
      );
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
      what: `${pages} desks that the server tells of changes, while nothing changes: ${database}`,
      measured: `${(deskShare * 100).toFixed(1)} % of a core`,
      baseline: `${(streamShare * 100).toFixed(1)} % for as many pages of one questionnaire`,
      ratio: (deskShare / streamShare).toFixed(2),
      target: `≤ ${maxStreamShare * 100} %`,
      isMet: deskShare <= maxStreamShare,
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
