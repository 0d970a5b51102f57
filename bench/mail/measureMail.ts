import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { folders } from '../../e2e/support/folders.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { waitForMessage, startChildProcess } from '../childProcesses.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import type { ResultRow } from '../row.ts';
import { connectApi } from '../saves/connectApi.ts';
import { createAnswerWriters } from '../saves/createAnswerWriters.ts';
import { measurePacedSaves } from '../saves/measurePacedSaves.ts';
import { signInDemoAccounts } from '../saves/signInDemoAccounts.ts';
import { startDemoServer } from '../startDemoServer.ts';

const mails = 10_000;
/** The set rates in mails per minute: the default, and five times as many. */
const rates = [120, 600];
/** Limits: p99 of saves with mails, relative to saves without mails; sent mails, relative to the set rate. */
const maxSlowdown = 1.1;
const minShareOfRate = 0.9;

const paced = { writers: 50, everyMs: 500, seconds: 10 };
/** Many short rounds, so that other work on a shared machine disturbs only some of them. */
const rounds = 9;
/** Longer than the five seconds after which the sender looks again whether an empty outbox has a mail. */
const idleMs = 6_000;

/**
 * Measures saves while 10,000 mails are due at once and go out at the set rate, compared with the same saves without
 * mails. Each round measures first without and then with mails, which go to a real mail server on this machine.
 */
export async function measureMail(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const rows: ResultRow[] = [];
  for (const perMinute of rates) {
    await using opened = new AsyncDisposableStack();
    // Also releases the servers when the benchmark is stopped.
    cleanup.use(opened);
    rows.push(...(await measureAtRate(perMinute, opened)));
  }
  return rows;
}

async function measureAtRate(
  perMinute: number,
  cleanup: AsyncDisposableStack,
): Promise<ResultRow[]> {
  console.log(`mail: ${perMinute} a minute; demo data, PostgreSQL with fsync, a mail server …`);
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  // In a process of its own: mails that arrive in this one would delay the saves that it measures.
  const mailServer = await waitForMessage<string>(
    startChildProcess(cleanup, path.join(import.meta.dirname, 'mailServer.ts')),
  );
  const { url } = await startDemoServer({
    cleanup,
    siteFolder: folders.dist,
    databaseUrl: postgres.url,
    mailServer,
    limits: { RATE_MAILS_PER_MINUTE: String(perMinute) },
  });
  const database = new pg.Client(postgres.url);
  await database.connect();
  cleanup.defer(() => database.end());
  const api = connectApi(cleanup, url);
  const tokens = Object.values(await signInDemoAccounts(api, ['lead', 'certifier', 'certifier2']));
  const writers = await createAnswerWriters({ api, tokens, writers: paced.writers });

  const measureSlowMs = async () => percentile(await measurePacedSaves(writers, paced), 99);
  await measureSlowMs();
  const without: number[] = [];
  const during: number[] = [];
  const sentPerMinute: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds}, without and with ${mails} mails …`);
    without.push(await measureSlowMs());
    await queueMails(database);
    await wait(idleMs);
    const [before, startMs] = [await countMails(database), performance.now()];
    during.push(await measureSlowMs());
    const sent = before - (await countMails(database));
    sentPerMinute.push((sent * 60_000) / (performance.now() - startMs));
    await database.query('delete from outbox');
  }
  const ratio = median(during.map((slowMs, round) => slowMs / (without[round] ?? NaN)));
  const rate = median(sentPerMinute);
  return [
    {
      what: `p99 of a save while ${mails} mails are due, ${perMinute} a minute, ${paced.writers} writers × ${1000 / paced.everyMs} saves/s`,
      measured: `${median(during).toFixed(1)} ms`,
      baseline: `${median(without).toFixed(1)} ms without mails`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxSlowdown} ×`,
      isMet: ratio <= maxSlowdown,
    },
    {
      what: 'mails sent per minute meanwhile',
      measured: `${Math.round(rate)}`,
      baseline: `${perMinute} set`,
      ratio: (rate / perMinute).toFixed(2),
      target: `≥ ${minShareOfRate} ×`,
      isMet: rate >= minShareOfRate * perMinute,
    },
  ];
}

/** Counts the mails that have not been acknowledged yet. */
async function countMails(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ mails: number }>(
    'select count(*)::int as mails from outbox',
  );
  return rows[0]?.mails ?? 0;
}

/** Puts all mails into the outbox, due at once, to the accounts of the demo data in turn. */
async function queueMails(database: pg.Client): Promise<void> {
  await database.query(
    `insert into outbox (account_id, kind, language, created_at, due_at, send_until)
    select id, 'password-changed', 'en', now(), now(), now() + interval '3 days'
    from generate_series(1, $1) as turn
    join (select id, row_number() over (order by id) as place, count(*) over () as accounts from accounts) as account
      on place = 1 + turn % accounts`,
    [mails],
  );
}
