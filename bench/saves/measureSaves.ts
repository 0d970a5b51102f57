import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { startDemoServer } from '../startDemoServer.ts';
import { percentile } from '../percentile.ts';
import type { ResultRow } from '../row.ts';
import { connectApi } from './connectApi.ts';
import { openBaselineWriters } from './openBaselineWriters.ts';
import { createAnswerWriters } from './createAnswerWriters.ts';
import { measureLargestAreaReads } from './measureLargestAreaReads.ts';
import { measureSaveRate } from './measureSaveRate.ts';
import { measurePacedSaves } from './measurePacedSaves.ts';
import { signInDemoAccounts } from './signInDemoAccounts.ts';

const clients = 16;
/** Limit for the saves per second, compared with the baseline. */
const minRatio = 0.35;
const paced = { writers: 50, everyMs: 500, seconds: 20 };
/** Limit for the 99th percentile of a paced save. */
const maxPacedMs = 50;
/** Limit for the median time to read the largest area. */
const maxReadMs = 15;

const rounds = 5;
const secondsOfRound = 4;
const reads = 200;

/**
 * Measures durable saves over HTTP, with a PostgreSQL that writes to the disk before it acknowledges (fsync on, as in
 * production). The baseline writes the same rows over plain database connections; server and baseline take turns. Also
 * measures a save at a constant rate, and reading the largest area.
 */
export async function measureSaves(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('saves: the demo data, PostgreSQL with fsync …');
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  const { url } = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    databaseUrl: postgres.url,
  });
  const api = connectApi(cleanup, url);

  // Certifiers are assigned to all questionnaires of the demo data and may correct answers.
  const team = await signInDemoAccounts(api, ['lead', 'certifier', 'certifier2']);
  const tokens = Object.values(team);

  const writers = await createAnswerWriters({ api, tokens, writers: clients });
  const bareWriters = await openBaselineWriters(cleanup, postgres.url, clients);
  console.log(`saves: ${clients} clients and ${clients} bare connections in turns …`);
  await measureSaveRate(writers, secondsOfRound);
  await measureSaveRate(bareWriters, secondsOfRound);
  const ours: number[] = [];
  const bare: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const our = await measureSaveRate(writers, secondsOfRound);
    const baseline = await measureSaveRate(bareWriters, secondsOfRound);
    ours.push(our);
    bare.push(baseline);
    ratios.push(our / baseline);
  }
  const ratio = median(ratios);

  console.log(`saves: ${paced.writers} writers at ${1000 / paced.everyMs} saves/s …`);
  const times = await measurePacedSaves(
    await createAnswerWriters({ api, tokens, writers: paced.writers }),
    paced,
  );
  const slowMs = percentile(times, 99);

  console.log('saves: the category of the largest area …');
  const { client } = await signInDemoAccounts(api, ['client']);
  // A certifier's reply is the larger one: it also has grades and criteria.
  const read = await measureLargestAreaReads({ api, tokens: [client, team.lead], reads });
  const readMs = median(read.times);
  return [
    {
      what: `durable saves over HTTP, ${clients} clients: PostgreSQL`,
      measured: `${Math.round(median(ours))} /s`,
      baseline: `${Math.round(median(bare))} /s bare upserts with history`,
      ratio: ratio.toFixed(2),
      target: `≥ ${minRatio} ×`,
      isMet: ratio >= minRatio,
    },
    {
      what: `p99 of a save, ${paced.writers} writers × ${1000 / paced.everyMs} saves/s, ${paced.seconds} s`,
      measured: `${slowMs.toFixed(1)} ms`,
      baseline: `${median(times).toFixed(1)} ms median of ${times.length}`,
      ratio: '',
      target: `≤ ${maxPacedMs} ms`,
      isMet: slowMs <= maxPacedMs,
    },
    {
      what: `areaCategory of the largest area (${read.questions} questions)`,
      measured: `${readMs.toFixed(1)} ms`,
      baseline: `${read.kilobytes} kB of JSON`,
      ratio: '',
      target: `≤ ${maxReadMs} ms`,
      isMet: readMs <= maxReadMs,
    },
  ];
}
