import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { connect } from '../../server/src/database/connect.ts';
import { listMissingRoleSettings } from '../../server/src/database/listMissingRoleSettings.ts';
import { startPgbouncer } from '../../scripts/startPgbouncer.ts';
import type { Postgres } from '../../scripts/startPostgres.ts';
import { startReplica } from '../../scripts/startReplica.ts';
import { listCommentFields } from '../support/commentFields.ts';
import { createTrafficRecorder, disruptDatabase } from '../support/disruptDatabase.ts';
import { folders } from '../support/folders.ts';
import { createHeadlessPageOpener } from '../support/headlessPage.ts';
import { openMovableAddress } from '../support/openMovableAddress.ts';
import { startCluster, startDurablePostgres } from '../support/startCluster.ts';

const writers = 20;
/** Fewer connections to PostgreSQL than the two servers have to PgBouncer together. */
const poolSize = 6;

test(
  'behind PgBouncer the machine of PostgreSQL is lost and its replica takes over, and no acknowledged text is lost',
  { tag: '@long' },
  async () => {
    test.setTimeout(240_000);
    await using cleanup = new AsyncDisposableStack();
    const postgres = await startDurablePostgres(cleanup);
    const replica = await startReplica(postgres.url);
    cleanup.defer(() => replica.stop());
    const address = await openMovableAddress(Number(new URL(postgres.url).port));
    cleanup.defer(() => address.close());
    const url = Object.assign(new URL(postgres.url), { port: String(address.port) }).href;
    const template = readFileSync(join(folders.root, 'deploy', 'pgbouncer.ini.template'), 'utf8');
    const pooler = await startPgbouncer({ databaseUrl: url, poolSize, template });
    cleanup.defer(() => pooler.stop());
    await configurePrimary(postgres, replica.name);
    const { nginx, first, second } = await startCluster(cleanup, { url, pooledUrl: pooler.url });
    const traffic = createTrafficRecorder(nginx.url);
    const openPage = await createHeadlessPageOpener(traffic.fetch, 'lead');
    const fields = (await listCommentFields(await openPage())).slice(0, writers);
    const servers = [first.running, second.running];

    let lostAtMs = 0;
    let acknowledgedBefore = 0;
    let isTakenOver = false;
    /** Time in ms from the loss of PostgreSQL to the next acknowledged save. */
    let withoutSavesMs: number | undefined;
    const watch = setInterval(() => {
      if (isTakenOver && traffic.acknowledged.length > acknowledgedBefore)
        withoutSavesMs ??= performance.now() - lostAtMs;
    }, 20);
    cleanup.defer(() => clearInterval(watch));
    const outcome = await disruptDatabase({
      name: 'takeover',
      rounds: 1,
      disrupt: async () => {
        if (isTakenOver) return;
        await postgres.kill();
        lostAtMs = performance.now();
        acknowledgedBefore = traffic.acknowledged.length;
        replica.promote();
        address.moveTo(replica.port);
        isTakenOver = true;
      },
      openPage,
      fields,
      traffic,
      countEnded: () => servers.filter((server) => server.hasEnded()).length,
    });
    expect(outcome).toMatchObject({ lost: 0, duplicated: 0, stale: 0, serversEnded: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(writers);
    expect(outcome.failedCalls).toBeGreaterThan(0);
    const description = `${((withoutSavesMs ?? NaN) / 1000).toFixed(1)} s without saves, ${outcome.acknowledged} texts`;
    test.info().annotations.push({ type: 'takeover', description });
    for (const { origin } of servers)
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  },
);

/**
 * Gives the role of the servers its time limits, and lets a commit wait until the replica has written it to its disk. A
 * replica that was lost before the machine would therefore stop all saves.
 */
async function configurePrimary({ url, run }: Postgres, replica: string): Promise<void> {
  // As through a pooler: a connection that sends no limits of its own.
  const { db, close } = await connect({ kind: 'server', url, pooledUrl: url });
  const statements = await listMissingRoleSettings(db).finally(close);
  for (const statement of statements) await run(statement);
  await run(`alter system set synchronous_standby_names = '${replica}'`);
  await run('select pg_reload_conf()');
}
