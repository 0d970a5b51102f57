import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { openTestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import { findFreePort } from '../../scripts/findFreePort.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { folders } from './folders.ts';
import { startNginx, type Nginx } from './startNginx.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** One that ended stays in its place until it is started again. */
type ClusterServer = { running: RunningServer; restart: () => Promise<void> };

export type Cluster = {
  nginx: Nginx;
  first: ClusterServer;
  second: ClusterServer;
};

/**
 * The site on more than one machine, as `deploy/` has it, on this one: nginx with TLS before two servers, one
 * PostgreSQL and one S3-compatible store, each a process of its own.
 */
export async function openCluster(ending: AsyncDisposableStack): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-cluster-'));
  ending.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres({ isDurable: true });
  ending.defer(() => postgres.stop());
  const bucket = await openTestBucket();
  ending.defer(() => bucket.close());
  const open = async (name: string) => {
    const port = await findFreePort();
    const start = () =>
      startServer({
        port,
        dataFolder: join(folder, name),
        siteFolder: folders.dist,
        databaseUrl: postgres.url,
        bucket: bucket.address,
        trustProxy: 1,
      });
    const server = {
      running: await start(),
      restart: async () => {
        server.running = await start();
      },
    };
    ending.defer(() => server.running.stop());
    return { port, server };
  };
  const first = await open('first');
  const second = await open('second');
  const nginx = await startNginx({ folder, servers: [first.port, second.port] });
  ending.defer(() => nginx.stop());
  // Nobody else has signed it.
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
  return { nginx, first: first.server, second: second.server };
}
