/**
 * `npm run bench [-- name …]`: runs benchmarks, each with a baseline from the same run, and prints one table. One that
 * fails does not stop the others.
 */
import { availableParallelism, loadavg } from 'node:os';
import { Argument, Command } from 'commander';
import { formatTable } from './formatTable.ts';
import { measureMixedTraffic } from './mixed/measureMixedTraffic.ts';
import { measureMail } from './mail/measureMail.ts';
import { measureOverview } from './overview/measureOverview.ts';
import { measureQuestions } from './questions/measureQuestions.ts';
import { measureLighthouse } from './lighthouse/measureLighthouse.ts';
import type { Benchmark, ResultRow } from './row.ts';
import { measureReport } from './report/measureReport.ts';
import { measureRelease } from './release/measureRelease.ts';
import { measureRefresh } from './refresh/measureRefresh.ts';
import { measureSaves } from './saves/measureSaves.ts';
import { measureCategoryList } from './scale/measureCategoryList.ts';
import { measureEveryAction } from './actions/measureEveryAction.ts';
import { measureStart } from './start/measureStart.ts';
import { measureFederationCost } from './tax/measureFederationCost.ts';

const benchmarks: Record<string, Benchmark> = {
  tax: measureFederationCost,
  start: measureStart,
  scale: measureCategoryList,
  actions: measureEveryAction,
  saves: measureSaves,
  mail: measureMail,
  mixed: measureMixedTraffic,
  refresh: measureRefresh,
  questions: measureQuestions,
  lighthouse: measureLighthouse,
  overview: measureOverview,
  report: measureReport,
  release: measureRelease,
};

const { args: wanted } = new Command('npm run bench --')
  .addArgument(new Argument('[name...]').choices(Object.keys(benchmarks)))
  .parse();

const rows: ResultRow[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    rows.push(...(await run(measure)));
  } catch (error) {
    console.error(`${name} failed:`, error);
    failed.push(name);
  }
}
console.log(`\n${formatTable(rows)}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(
  `\nNode ${process.version}, ${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}`,
);
process.exitCode = failed.length > 0 || rows.some((row) => row.isMet === false) ? 1 : 0;

/** Runs one benchmark and cleans up afterwards, also after an error or a signal. */
async function run(measure: Benchmark): Promise<ResultRow[]> {
  const cleanup = new AsyncDisposableStack();
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= cleanup.disposeAsync());
  const stop = () => void end().finally(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await measure(cleanup);
  } finally {
    await end();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
