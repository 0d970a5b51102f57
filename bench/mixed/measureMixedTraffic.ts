import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { waitForMessage, startChildProcess } from '../childProcesses.ts';
import { median } from '../median.ts';
import { startDemoServer } from '../startDemoServer.ts';
import { percentile } from '../percentile.ts';
import { readCpuSeconds } from '../refresh/readCpuSeconds.ts';
import type { ResultRow } from '../row.ts';
import {
  addChanges,
  copyDatabase,
  prepareBenchFixture,
  type BenchFixture,
} from './prepareBenchFixture.ts';
import type { RoundResult } from './plan.ts';

/** Number of recent changes per organisation in the database with many changes. */
const changes = 14_000;
/**
 * Limits: 99th percentile of a call's time in ms, slowdown factor by many changes, and minimum share of the baseline's
 * throughput.
 */
const maxMs = 100;
const maxSlowdown = 1.1;
const minShare = 0.6;

/** Number of organisations, with two users each: enough that no user exceeds the server's rate limits. */
const organisations = 48;
/** Numbers of concurrent calls to try. The one with the highest throughput within the time limit is reported. */
const callers = [8, 16, 32];
const rounds = 7;
const secondsOfRound = 3;

const names = ['few', 'bare', 'many'] as const;
type Name = (typeof names)[number];

/** A server under load: its load generator, and the process ids of server and database. */
type Target = {
  call: (round: { callers: number; seconds: number }) => Promise<RoundResult>;
  processIds: number[];
};

/**
 * Result of a round: calls per second, 99th percentile of their times, and CPU time of server and database together per
 * call.
 */
type Round = { rate: number; slowMs: number; cpuMicroseconds: number };

/**
 * Measures mixed traffic (60 % polls, 20 % reads of areas and lists, 20 % saves) on one server and PostgreSQL with
 * fsync: with few and with many recent changes, and on a minimal server as the baseline. The servers take turns in each
 * round; each has its own copy of the database and its own load generator.
 */
export async function measureMixedTraffic(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log(`mixed: the demo data and ${organisations} organisations, PostgreSQL with fsync …`);
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  const world = await prepareBenchFixture(cleanup, { url: postgres.url, organisations });
  const copies = {
    many: await copyDatabase(postgres.url, 'many'),
    bare: await copyDatabase(postgres.url, 'bare'),
  };
  await addChanges(copies.many, { targets: world.targets, changes });
  const openOurs = async (databaseUrl: string): Promise<Target> => {
    const { url, processId } = await startDemoServer({
      cleanup,
      siteFolder: folders.dist,
      databaseUrl,
    });
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
      // Change the order in each round.
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

/**
 * Returns the index in `callers` of the number of concurrent calls with the highest throughput within the time limit; 0
 * when none meets it.
 */
function bestOf(byCallers: readonly Round[][]): number {
  const rates = byCallers.map((rounds) =>
    medianOf(rounds, 'slowMs') <= maxMs ? medianOf(rounds, 'rate') : 0,
  );
  return rates.indexOf(Math.max(...rates));
}

function rowsOf({ few, bare, many }: Record<Name, Round[]>): ResultRow[] {
  const describeRounds = (rounds: Round[]) =>
    `${Math.round(medianOf(rounds, 'rate'))} /s, p99 ${medianOf(rounds, 'slowMs').toFixed(0)} ms`;
  const ratioOf = (one: Round[], other: Round[], of: keyof Round) =>
    median(one.map((round, at) => round[of] / (other[at]?.[of] ?? NaN)));
  const isInTime = [few, many].every((rounds) => medianOf(rounds, 'slowMs') <= maxMs);
  const share = ratioOf(few, bare, 'rate');
  const slowdown = ratioOf(few, many, 'rate');
  const cpu = (rounds: Round[]) => `${Math.round(medianOf(rounds, 'cpuMicroseconds'))} µs`;
  return [
    {
      what: `mixed traffic at p99 ≤ ${maxMs} ms: PostgreSQL`,
      measured: describeRounds(few),
      baseline: `${describeRounds(bare)}: bare Fastify + Kysely`,
      ratio: share.toFixed(2),
      target: `≥ ${minShare} ×`,
      isMet: share >= minShare && isInTime,
    },
    {
      what: `few changes, compared with ${changes} recent ones of each organisation`,
      measured: describeRounds(few),
      baseline: describeRounds(many),
      ratio: slowdown.toFixed(2),
      target: `≤ ${maxSlowdown} ×`,
      isMet: slowdown <= maxSlowdown && isInTime,
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

/** Starts a load generator. @returns a function that runs one round */
function openLoad(
  cleanup: AsyncDisposableStack,
  { url, isBare, world }: { url: string; isBare: boolean; world: BenchFixture },
): Target['call'] {
  const child = startChildProcess(cleanup, path.join(import.meta.dirname, 'loadCalls.ts'), [
    url,
    isBare ? 'bare' : '',
    JSON.stringify(world.people),
  ]);
  return (round) => {
    const answered = waitForMessage<RoundResult>(child);
    child.send(round);
    return answered;
  };
}

/** Starts the server that is the baseline (`bareServer.ts`). @returns its URL and its process id */
async function openBareServer(
  cleanup: AsyncDisposableStack,
  { databaseUrl, world }: { databaseUrl: string; world: BenchFixture },
): Promise<{ url: string; processId: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const programmeFile = path.join(folders.root, 'content', 'programme.yaml');
  const child = startChildProcess(cleanup, path.join(import.meta.dirname, 'bareServer.ts'), [
    databaseUrl,
    JSON.stringify(world.targets),
    programmeFile,
    folder,
  ]);
  return { url: await waitForMessage<string>(child), processId: child.pid ?? 0 };
}
