import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { median } from '../median.ts';
import { openServer } from '../openServer.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../row.ts';
import { connectApi } from './connectApi.ts';
import { openBaselineWriters } from './openBaselineWriters.ts';
import { openWriters } from './openWriters.ts';
import { readLargestAreaOften } from './readLargestAreaOften.ts';
import { saveOften } from './saveOften.ts';
import { savePaced } from './savePaced.ts';
import { signInAll } from './signInAll.ts';

/** Limits. */
const clients = 16;
const minRatio = 0.35;
const paced = { writers: 50, everyMs: 500, seconds: 20 };
const maxPacedMs = 50;
const maxReadMs = 15;

const rounds = 5;
const secondsOfRound = 4;
const reads = 200;

/**
 * Durable saves over HTTP, with a PostgreSQL that writes to the disk before it acknowledges (fsync on, as in
 * production), compared with the same rows written by plain database connections. The rounds alternate.
 */
export async function measureSaves(cleanup: AsyncDisposableStack): Promise<Row[]> {
  console.log('saves: the demo data, PostgreSQL with fsync …');
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  const { url } = await openServer({
    cleanup,
    siteFolder: folders.dist,
    databaseUrl: postgres.url,
  });
  const api = connectApi(cleanup, url);

  // Certifiers are assigned to all questionnaires of the demo data and may correct answers.
  const team = await signInAll(api, ['lead', 'certifier', 'certifier2']);
  const tokens = Object.values(team);

  const writers = await openWriters({ api, tokens, writers: clients });
  const bareWriters = await openBaselineWriters(cleanup, postgres.url, clients);
  console.log(`saves: ${clients} clients and ${clients} bare connections in turns …`);
  await saveOften(writers, secondsOfRound);
  await saveOften(bareWriters, secondsOfRound);
  const ours: number[] = [];
  const bare: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const our = await saveOften(writers, secondsOfRound);
    const baseline = await saveOften(bareWriters, secondsOfRound);
    ours.push(our);
    bare.push(baseline);
    ratios.push(our / baseline);
  }
  const ratio = median(ratios);

  console.log(`saves: ${paced.writers} writers at ${1000 / paced.everyMs} saves/s …`);
  const times = await savePaced(await openWriters({ api, tokens, writers: paced.writers }), paced);
  const slowMs = percentile(times, 99);

  console.log('saves: the category of the largest area …');
  const { client } = await signInAll(api, ['client']);
  // A certifier's reply is the larger one: it also has grades and criteria.
  const read = await readLargestAreaOften({ api, tokens: [client, team.lead], reads });
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
