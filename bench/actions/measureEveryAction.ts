import { contract } from '@cert/shared/contract';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { connect } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { callEveryAction } from '../../server/src/testing/callEveryAction.ts';
import { createTestWorld, type TestWorldIds } from '../../server/src/testing/createTestWorld.ts';
import { openDatabaseCopy } from '../../server/src/testing/openTestDatabase.ts';
import { openTestSite, type TestSite } from '../../server/src/testing/openTestSite.ts';
import {
  getDatabaseUrl,
  runOnDatabaseServer,
} from '../../server/src/testing/runOnDatabaseServer.ts';
import { formatTable } from '../formatTable.ts';
import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { addYears } from './addYears.ts';

const few = 100;
const many = 10_000;
const years = 5;
const rounds = 15;
/** Maximum ratio of an action's median times among many and among few organisations. */
const maxRatio = 1.2;

/**
 * Actions that are called twice, and measured the second time: they may first have to include what the actions before
 * have changed in the results of the year. `report` measures that, for a changed grade.
 */
const readsComparisons = new Set<string>(['report', 'releasedReport']);

/** Durations in ms of the calls that succeeded, by action. */
type Durations = Map<string, number[]>;

/**
 * Measures every action of the contract, called for the same questionnaires, among 100 and among 10,000 other
 * organisations with five years each. Prints a table of all actions. Each round begins with a copy of the database, so
 * that each action succeeds again.
 */
export async function measureEveryAction(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const postgres = await startPostgres();
  cleanup.defer(() => postgres.stop());
  const sizes = [];
  for (const organisations of [few, many]) {
    console.log(`actions: ${organisations} organisations × ${years} years …`);
    const world = await createTemplate(postgres.url, organisations);
    sizes.push({ organisations, world, durations: new Map() as Durations });
  }
  for (let round = 0; round < rounds; round += 1) {
    console.log(`actions: every action, round ${round + 1} of ${rounds} …`);
    for (const { organisations, world, durations } of sizes)
      await measureRound(postgres.url, { template: nameOf(organisations), world, durations });
  }
  const [one, other] = sizes.map(({ durations }) => durations);
  return toRows(one ?? new Map(), other ?? new Map());
}

const nameOf = (organisations: number) => `among_${organisations}`;

/** Creates the database that the rounds copy: the world of the tests, and further organisations. */
async function createTemplate(server: string, organisations: number): Promise<TestWorldIds> {
  await runOnDatabaseServer(server, `create database ${nameOf(organisations)}`);
  const url = getDatabaseUrl(server, nameOf(organisations));
  const { dbForLongWork: db, close } = await connect({ kind: 'server', url });
  try {
    await migrate(db);
    const world = await createTestWorld(db, () => new Date());
    await addYears(db, { organisations, years, lastYear: 2026 });
    return world;
  } finally {
    await close();
  }
}

async function measureRound(
  server: string,
  { template, world, durations }: { template: string; world: TestWorldIds; durations: Durations },
): Promise<void> {
  const site = await openTestSite({
    database: await openDatabaseCopy(server, template),
    startsAt: () => new Date(),
  });
  try {
    site.world = world;
    // What a server computes once after its start, for comparisons, is not measured here (`report`).
    await site.call('lead', 'report', { id: world.questionnaire, language: 'en' });
    for (const person of ['lead', 'client'] as const)
      await callEveryAction(recordDurations(site, durations), person);
  } finally {
    await site.close();
  }
}

/** The same site, which records the durations of successful calls. */
function recordDurations(site: TestSite, durations: Durations): TestSite {
  return {
    ...site,
    callWith: (headers) => {
      const call = site.callWith(headers);
      return async (person, name, input) => {
        if (readsComparisons.has(name)) await call(person, name, input);
        const begin = performance.now();
        const called = await call(person, name, input);
        const ms = performance.now() - begin;
        if (called.status === 200) durations.set(name, [...(durations.get(name) ?? []), ms]);
        return called;
      };
    },
  };
}

function toRows(amongFew: Durations, amongMany: Durations): ResultRow[] {
  const rows = [...amongMany].map(([action, times]): ResultRow => {
    const [before, after] = [median(amongFew.get(action) ?? []), median(times)];
    const ratio = after / before;
    return {
      what: `${action} among ${many} organisations × ${years} years`,
      measured: `${after.toFixed(1)} ms`,
      baseline: `${before.toFixed(1)} ms among ${few}`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxRatio} ×`,
      isMet: ratio <= maxRatio,
    };
  });
  rows.sort((one, other) => Number(other.ratio) - Number(one.ratio));
  console.log(formatTable(rows));
  const others = Object.keys(contract).filter((name) => !amongMany.has(name));
  console.log(`Not measured, because they were refused: ${others.join(', ')}`);
  const slower = rows.filter(({ isMet }) => !isMet);
  const ratios = rows.map(({ ratio }) => Number(ratio));
  return [
    ...slower,
    {
      what: `${rows.length} actions among ${many} organisations × ${years} years`,
      measured: `${rows.length - slower.length} within the target`,
      baseline: `the same among ${few}`,
      ratio: `median ${median(ratios).toFixed(2)}, largest ${Math.max(...ratios).toFixed(2)}`,
      target: `≤ ${maxRatio} × for each`,
      isMet: slower.length === 0,
    },
  ];
}
