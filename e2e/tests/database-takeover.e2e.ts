import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { setCallLimits } from '../../server/src/testing/setCallLimits.ts';
import { startPgbouncer } from '../../scripts/startPgbouncer.ts';
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
    await setCallLimits(postgres.url);
    // A commit waits until the replica has written it to its disk.
    await postgres.run(`alter system set synchronous_standby_names = '${replica.name}'`);
    await postgres.run('select pg_reload_conf()');
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
