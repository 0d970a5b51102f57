import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { startServer, type ServerOptions } from '../e2e/support/startServer.ts';

type Options = { cleanup: AsyncDisposableStack } & Pick<
  ServerOptions,
  'siteFolder' | 'databaseUrl' | 'metricsPort' | 'mailServer' | 'limits'
>;

/** Starts the server with its own demo data. @returns its URL and its process id */
export async function startDemoServer({
  cleanup,
  ...options
}: Options): Promise<{ url: string; processId: number }> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'cert-bench-'));
  cleanup.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const port = await getPort();
  const server = await startServer({ port, dataFolder, ...options });
  cleanup.defer(() => server.stop());
  return { url: `http://127.0.0.1:${port}`, processId: server.processId };
}
