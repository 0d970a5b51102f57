import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemoDatabase, type DatabaseKind } from './demoDatabase.ts';
import { folders } from './folders.ts';
import type { SiteHost } from './openSiteHost.ts';
import { startServer, type RunningServer, type ServerOptions } from './startServer.ts';

type Settings = Pick<ServerOptions, 'bucket' | 'chromiumPath' | 'programmeFile' | 'tryOrigins'>;

/** A running site with the demo data. */
export type Site = {
  /** `http://127.0.0.1:<port>`; stays the same over restarts. */
  url: string;
  /** The site's own copy of the built files, which the test may change. */
  siteFolder: string;
  /** The site's own data folder. */
  dataFolder: string;
  stop: () => Promise<void>;
  /** @param given settings to change from now on */
  start: (given?: Settings) => Promise<void>;
  restart: () => Promise<void>;
  /** Kills the server (SIGKILL). */
  kill: () => Promise<void>;
  /** Returns the output of the server since its last start. */
  log: () => string;
  /** Stops the server and removes all copied files. */
  close: () => Promise<void>;
};

/**
 * Copies the demo data and the built files, and starts a server with them.
 * @param host process in which it runs; by default it has a process of its own, which can be killed
 */
export async function openSite(kind: DatabaseKind, host?: SiteHost): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-e2e-'));
  const dataFolder = join(folder, 'data');
  const siteFolder = join(folder, 'dist');
  const demo = kind === 'embedded' ? folders.embeddedDemo : folders.postgresDemo;
  await cp(demo, dataFolder, { recursive: true });
  await cp(folders.builtSite, siteFolder, { recursive: true });
  const database = kind === 'postgres' ? await openDemoDatabase() : undefined;
  let settings: Settings = {};
  const run = (port?: number) =>
    (host?.start ?? startServer)({
      port,
      dataFolder,
      siteFolder,
      databaseUrl: database?.url,
      ...settings,
    });
  const remove = async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.close();
  };
  let server: RunningServer | undefined = await run().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const url = server.origin;
  const port = Number(new URL(url).port);

  const end = async (how: 'stop' | 'kill') => {
    const running = server;
    server = undefined;
    await running?.[how]();
  };
  const start: Site['start'] = async (given) => {
    settings = { ...settings, ...given };
    server ??= await run(port);
  };
  return {
    url,
    siteFolder,
    dataFolder,
    start,
    stop: () => end('stop'),
    kill: () => end('kill'),
    restart: async () => {
      await end('stop');
      await start();
    },
    log: () => server?.log() ?? '',
    close: async () => {
      try {
        await end('stop');
      } finally {
        await remove();
      }
    },
  };
}
