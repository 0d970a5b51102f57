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
import { readCpuSeconds } from '../refresh/readCpuSeconds.ts';
import type { Row } from '../row.ts';
import { addChanges, copyDatabase, prepareWorld, type World } from './prepareWorld.ts';
import type { Load } from './plan.ts';

/** Issue 17, "Figures". */
const changes = 14_000;
const mostMs = 100;
const mostSlowdown = 1.1;
const leastShare = 0.6;

/** Two people each. Enough of them that none calls more often than the server lets anybody. */
const organisations = 48;
/** So many people call at once; of these the number counts that gives most within the time. */
const callers = [8, 16, 32];
const rounds = 7;
const secondsOfRound = 3;

const names = ['few', 'bare', 'many'] as const;
type Name = (typeof names)[number];

/** A server that is called: the process that calls it, and its own and the database's ids. */
type Target = {
  call: (round: { callers: number; seconds: number }) => Promise<Load>;
  processIds: number[];
};

/** What a round gave; processor time of server and database together. */
type Round = { rate: number; slowMs: number; cpuMicroseconds: number };

/**
 * Mixed traffic (60 % polls, 20 % reads of areas and lists, 20 % saves) on one server and PostgreSQL with fsync, among
 * few and among many recent changes, beside the same mix on a bare server: in turns, each on its own copy of one
 * database, called by a process of its own.
 */
export async function measureMixed(cleanup: AsyncDisposableStack): Promise<Row[]> {
  console.log(`mixed: the demo world and ${organisations} organisations, PostgreSQL with fsync …`);
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  const world = await prepareWorld(cleanup, { url: postgres.url, organisations });
  const copies = {
    many: await copyDatabase(postgres.url, 'many'),
    bare: await copyDatabase(postgres.url, 'bare'),
  };
  await addChanges(copies.many, { places: world.places, changes });
  const openOurs = async (databaseUrl: string): Promise<Target> => {
    const { url, processId } = await openServer({ cleanup, siteFolder: folders.dist, databaseUrl });
    const call = openLoad(cleanup, { url, isBare: false, world });
    return { call, processIds: [processId, postgres.processId] };
  };
  const baseline = await openBareServer(cleanup, { databaseUrl: copies.bare, world });
  const targets: Record<Name, Target> = {
    few: await openOurs(postgres.url),
    many: await openOurs(copies.many),
    bare: {
      call: openLoad(cleanup, { url: baseline.url, isBare: true, world }),
      processIds: [baseline.processId, postgres.processId],
    },
  };
  for (const name of names) await measureRound(targets[name], Math.max(...callers));
  const measured: Record<Name, Round[][]> = { few: [], bare: [], many: [] };
  for (let round = 0; round < rounds; round += 1) {
    console.log(`mixed: round ${round + 1} of ${rounds} …`);
    for (const [at, count] of callers.entries())
      // Nobody is always first.
      for (const name of round % 2 === 0 ? names : names.toReversed())
        (measured[name][at] ??= []).push(await measureRound(targets[name], count));
  }
  const best = bestOf(measured.few);
  return rowsOf({
    few: measured.few[best] ?? [],
    bare: measured.bare[bestOf(measured.bare)] ?? [],
    many: measured.many[best] ?? [],
  });
}

async function measureRound({ call, processIds }: Target, count: number): Promise<Round> {
  const before = await readCpuSeconds(processIds);
  const { callsPerSecond, timesMs } = await call({ callers: count, seconds: secondsOfRound });
  const cpuSeconds = (await readCpuSeconds(processIds)) - before;
  return {
    rate: callsPerSecond,
    slowMs: percentile(timesMs, 99),
    cpuMicroseconds: (cpuSeconds * 1e6) / timesMs.length,
  };
}

const medianOf = (rounds: readonly Round[], of: keyof Round) =>
  median(rounds.map((round) => round[of]));

/** Which number of callers gives most within the time; the smallest where none does. */
function bestOf(byCallers: readonly Round[][]): number {
  const rates = byCallers.map((rounds) =>
    medianOf(rounds, 'slowMs') <= mostMs ? medianOf(rounds, 'rate') : 0,
  );
  return rates.indexOf(Math.max(...rates));
}

function rowsOf({ few, bare, many }: Record<Name, Round[]>): Row[] {
  const say = (rounds: Round[]) =>
    `${Math.round(medianOf(rounds, 'rate'))} /s, p99 ${medianOf(rounds, 'slowMs').toFixed(0)} ms`;
  const ratioOf = (one: Round[], other: Round[], of: keyof Round) =>
    median(one.map((round, at) => round[of] / (other[at]?.[of] ?? NaN)));
  const isInTime = [few, many].every((rounds) => medianOf(rounds, 'slowMs') <= mostMs);
  const share = ratioOf(few, bare, 'rate');
  const slowdown = ratioOf(few, many, 'rate');
  const cpu = (rounds: Round[]) => `${Math.round(medianOf(rounds, 'cpuMicroseconds'))} µs`;
  return [
    {
      what: `mixed traffic at p99 ≤ ${mostMs} ms: PostgreSQL`,
      measured: say(few),
      baseline: `${say(bare)}: bare Fastify + Kysely`,
      ratio: share.toFixed(2),
      target: `≥ ${leastShare} ×`,
      isMet: share >= leastShare && isInTime,
    },
    {
      what: `few changes beside ${changes} recent ones of each organisation`,
      measured: say(few),
      baseline: say(many),
      ratio: slowdown.toFixed(2),
      target: `≤ ${mostSlowdown} ×`,
      isMet: slowdown <= mostSlowdown && isInTime,
    },
    {
      what: 'processor time of server and database for each of these calls',
      measured: `${cpu(few)}, ${cpu(many)} among ${changes}`,
      baseline: `${cpu(bare)} bare`,
      ratio: ratioOf(bare, few, 'cpuMicroseconds').toFixed(2),
      target: '',
      isMet: null,
    },
  ];
}

/** Starts a process that calls a server. */
function openLoad(
  cleanup: AsyncDisposableStack,
  { url, isBare, world }: { url: string; isBare: boolean; world: World },
): Target['call'] {
  const child = start(cleanup, 'loadCalls.ts', [
    url,
    isBare ? 'bare' : '',
    JSON.stringify(world.people),
  ]);
  return (round) => {
    const answered = answerOf<Load>(child);
    child.send(round);
    return answered;
  };
}

/** Starts the bare server. @returns its address and its process */
async function openBareServer(
  cleanup: AsyncDisposableStack,
  { databaseUrl, world }: { databaseUrl: string; world: World },
): Promise<{ url: string; processId: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const programmeFile = path.join(folders.root, 'content', 'programme.yaml');
  const child = start(cleanup, 'bareServer.ts', [
    databaseUrl,
    JSON.stringify(world.places),
    programmeFile,
    folder,
  ]);
  return { url: await answerOf<string>(child), processId: child.pid ?? 0 };
}

function start(cleanup: AsyncDisposableStack, file: string, given: string[]): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), given, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  cleanup.defer(async () => {
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
