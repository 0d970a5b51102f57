import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { openTestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import { registry } from '@cert/shared/contract';
import { openBucketStore } from '../../scripts/modules/openBucketStore.ts';
import { registryFile } from '../../scripts/modules/registryStore.ts';
import { readBuildInfo } from '../../scripts/modules/buildInfo.ts';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import { uploadVersion } from '../../scripts/modules/releaseModule.ts';
import { startPostgres, type Postgres } from '../../scripts/startPostgres.ts';
import { folders } from './folders.ts';
import { startNginx, type Nginx } from './startNginx.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** A server of the cluster; after `restart`, `running` is the new process. */
type ClusterServer = { running: RunningServer; restart: () => Promise<void> };

/** Connection strings of a database, and of a pooler before it. */
type DatabaseUrls = { url: string; pooledUrl?: string };

export type Cluster = {
  nginx: Nginx;
  first: ClusterServer;
  second: ClusterServer;
};

/** Starts a PostgreSQL server that writes to the disk, as in production. */
export async function startDurablePostgres(cleanup: AsyncDisposableStack): Promise<Postgres> {
  const postgres = await startPostgres({ isDurable: true });
  cleanup.defer(() => postgres.stop());
  return postgres;
}

/**
 * Starts the setup of `deploy/` on this machine: nginx with TLS in front of two servers, which use this database, and
 * two S3-compatible buckets, for documents and for modules.
 */
export async function startCluster(
  cleanup: AsyncDisposableStack,
  { url, pooledUrl }: DatabaseUrls,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-cluster-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const bucket = await openTestBucket();
  cleanup.defer(() => bucket.close());
  const modulesOrigin = await fillBucket(cleanup);
  const open = async (name: string) => {
    const start = (port?: number) =>
      startServer({
        port,
        dataFolder: join(folder, name),
        siteFolder: folders.builtSite,
        databaseUrl: url,
        pooledDatabaseUrl: pooledUrl,
        bucket: bucket.address,
        modulesOrigin,
        trustProxy: 1,
      });
    const server = {
      running: await start(),
      restart: async () => {
        server.running = await start(port);
      },
    };
    const port = Number(new URL(server.running.origin).port);
    cleanup.defer(() => server.running.stop());
    return { port, server };
  };
  const first = await open('first');
  const second = await open('second');
  const nginx = await startNginx({ folder, servers: [first.port, second.port], modulesOrigin });
  cleanup.defer(() => nginx.stop());
  // Trust nginx's self-signed certificate.
  setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
  return { nginx, first: first.server, second: second.server };
}

/** Uploads the built modules to a public bucket, as releases do. @returns its URL */
async function fillBucket(cleanup: AsyncDisposableStack): Promise<string> {
  const { address, close } = await openTestBucket({ isPublic: true });
  cleanup.defer(close);
  const store = openBucketStore({ address, prefix: '' });
  const text = await readFile(join(folders.builtSite, registryFile), 'utf8');
  const state = registry.parse(JSON.parse(text));
  const source = openFolderStore(folders.builtSite);
  for (const { name, versions } of state.modules)
    for (const { version } of versions) {
      const built = await readBuildInfo(source, { name, version });
      if (built) await uploadVersion(store, { source, built });
    }
  await store.writeRegistry({ ...state, released: [] });
  return `${address.endpoint}/${address.bucket}`;
}
