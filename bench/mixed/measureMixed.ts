import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { openServer } from '../openServer.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../row.ts';
import { addChanges, copyDatabase, prepareWorld, type World } from './prepareWorld.ts';
import type { Load } from './plan.ts';

/** Issue 17, "Figures". */
const changes = 14_000;
const mostMs = 100;
const mostSlowdown = 1.1;
const leastShare = 0.6;

/** Two people each. Enough of them that none calls more often than the server lets anybody. */
const organisations = 32;
/** So many people call at once; of these the number counts that gives most within the time. */
const callers = [8, 16, 32];
const rounds = 7;
const secondsOfRound = 3;

type Target = { call: (round: { callers: number; seconds: number }) => Promise<Load> };

/**
 * Mixed traffic (60 % polls, 20 % reads of areas and lists, 20 % saves) on one server and PostgreSQL with fsync, among
 * few and among many recent changes, beside the same mix on a bare server: in turns, each on its own copy of one
 * database, called by a process of its own.
 */
export async function measureMixed(ending: AsyncDisposableStack): Promise<Row[]> {
  console.log(`mixed: the demo world and ${organisations} organisations, PostgreSQL with fsync …`);
  const postgres = await startPostgres({ isDurable: true });
  ending.defer(() => postgres.stop());
  const world = await prepareWorld(ending, { url: postgres.url, organisations });
  const copies = {
    many: await copyDatabase(postgres.url, 'many'),
    bare: await copyDatabase(postgres.url, 'bare'),
  };
  await addChanges(copies.many, { places: world.places, changes });
  const siteFolder = folders.dist;
  const few = await openServer({ ending, siteFolder, databaseUrl: postgres.url });
  const many = await openServer({ ending, siteFolder, databaseUrl: copies.many });
  const bare = await openPeer(ending, { databaseUrl: copies.bare, world });
  const targets = {
    few: openLoad(ending, { url: few.url, isBare: false, world }),
    many: openLoad(ending, { url: many.url, isBare: false, world }),
    bare: openLoad(ending, { url: bare, isBare: true, world }),
  };
  for (const target of Object.values(targets))
    await target.call({ callers: Math.max(...callers), seconds: secondsOfRound });

  const best: { [Name in keyof typeof targets]: Best[] } = { few: [], many: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    console.log(`mixed: round ${round + 1} of ${rounds} …`);
    const loads: { [Name in keyof typeof targets]: Best[] } = { few: [], many: [], bare: [] };
    for (const count of callers)
      for (const name of ['few', 'bare', 'many'] as const)
        loads[name].push(
          summarise(await targets[name].call({ callers: count, seconds: secondsOfRound })),
        );
    for (const name of ['few', 'bare', 'many'] as const) best[name].push(bestOf(loads[name]));
  }
  return rowsOf(best);
}

type Best = { rate: number; slowMs: number; medianMs: number };

function summarise({ callsPerSecond, timesMs }: Load): Best {
  return { rate: callsPerSecond, slowMs: percentile(timesMs, 99), medianMs: median(timesMs) };
}

/** Most calls per second within the time; the quickest where none was. */
function bestOf(loads: readonly Best[]): Best {
  const within = loads.filter(({ slowMs }) => slowMs <= mostMs);
  const [best] = (within.length > 0 ? within : loads).toSorted((one, other) =>
    within.length > 0 ? other.rate - one.rate : one.slowMs - other.slowMs,
  );
  if (!best) throw new Error('nobody called');
  return best;
}

function rowsOf(best: { few: Best[]; many: Best[]; bare: Best[] }): Row[] {
  const rate = (of: Best[]) => median(of.map((one) => one.rate));
  const slowMs = (of: Best[]) => median(of.map((one) => one.slowMs));
  const say = (of: Best[]) => `${Math.round(rate(of))} /s, p99 ${slowMs(of).toFixed(0)} ms`;
  const ratioOf = (one: Best[], other: Best[]) =>
    median(one.map(({ rate }, round) => rate / (other[round]?.rate ?? NaN)));
  const slowdown = ratioOf(best.few, best.many);
  const share = ratioOf(best.few, best.bare);
  const isInTime = slowMs(best.few) <= mostMs && slowMs(best.many) <= mostMs;
  return [
    {
      what: `mixed traffic at p99 ≤ ${mostMs} ms: PostgreSQL`,
      measured: say(best.few),
      peer: `${say(best.bare)}: bare Fastify + Kysely`,
      ratio: share.toFixed(2),
      target: `≥ ${leastShare} ×`,
      isMet: share >= leastShare && isInTime,
    },
    {
      what: `the same among ${changes} recent changes of each organisation`,
      measured: say(best.many),
      peer: `${say(best.few)} among few`,
      ratio: slowdown.toFixed(2),
      target: `≤ ${mostSlowdown} ×`,
      isMet: slowdown <= mostSlowdown && isInTime,
    },
  ];
}

/** Starts a process that calls a server. */
function openLoad(
  ending: AsyncDisposableStack,
  { url, isBare, world }: { url: string; isBare: boolean; world: World },
): Target {
  const child = start(ending, 'loadCalls.ts', [
    url,
    isBare ? 'bare' : '',
    JSON.stringify(world.people),
  ]);
  return {
    call: async (round) => {
      const answered = answerOf<Load>(child);
      child.send(round);
      return answered;
    },
  };
}

/** Starts the bare server. @returns its address */
async function openPeer(
  ending: AsyncDisposableStack,
  { databaseUrl, world }: { databaseUrl: string; world: World },
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  ending.defer(() => rm(folder, { recursive: true, force: true }));
  const programmeFile = path.join(folders.root, 'content', 'programme.yaml');
  const child = start(ending, 'barePeer.ts', [
    databaseUrl,
    JSON.stringify(world.places),
    programmeFile,
    folder,
  ]);
  return answerOf<string>(child);
}

function start(ending: AsyncDisposableStack, file: string, given: string[]): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), given, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  ending.defer(async () => {
    child.kill();
    await ended;
  });
  return child;
}

/** @throws {Error} when the process ends instead */
async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const stopped = new AbortController();
  const { signal } = stopped;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then(([code]): Answer => {
        throw new Error(`a process ended with ${String(code)}`);
      }),
    ]);
  } finally {
    stopped.abort();
  }
}
