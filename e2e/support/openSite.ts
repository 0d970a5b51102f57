import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defaultDatabase, openDemoDatabase } from './demoDatabase.ts';
import { folders } from './folders.ts';
import type { SiteProcess } from './startSiteProcess.ts';
import {
  startServer,
  toServerEnvironment,
  type RunningServer,
  type ServerOptions,
} from './startServer.ts';

type Settings = Pick<
  ServerOptions,
  'bucket' | 'chromiumPath' | 'mailServer' | 'programmeFile' | 'secondFactor' | 'tryOrigins'
>;

/** A running site with the demo data. */
export type Site = {
  /** `http://127.0.0.1:<port>`; stays the same over restarts. */
  url: string;
  /** The built files. A test may change them if the site has its own (`hasOwnFiles`). */
  siteFolder: string;
  /** The site's own data folder. */
  dataFolder: string;
  stop: () => Promise<void>;
  /** Starts the server. @param given settings to change from now on */
  start: (given?: Settings) => Promise<void>;
  restart: () => Promise<void>;
  /**
   * Stops the server, runs a command of the office with the given settings, and starts the server with them.
   * @returns what the command prints
   */
  runOffice: (words: readonly string[], given?: Settings) => Promise<string>;
  /** Kills the server (SIGKILL). */
  kill: () => Promise<void>;
  /** Returns the output of the server since its last start. */
  log: () => string;
  /** Stops the server and removes all copied files. */
  close: () => Promise<void>;
};

export type SiteOptions = {
  /** Whether the site has its own copy of the built files. By default all sites share them. */
  hasOwnFiles?: boolean;
  /**
   * The process in which the site runs. Without one, or with the embedded database, the site has a process of its own,
   * which a test can kill.
   */
  host?: SiteProcess;
};

/** Copies the demo data, and starts a server with them. */
export async function openSite({ hasOwnFiles = false, host }: SiteOptions = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-e2e-'));
  const dataFolder = join(folder, 'data');
  const siteFolder = hasOwnFiles ? join(folder, 'dist') : folders.builtSite;
  await cp(folders.demo, dataFolder, { recursive: true });
  if (hasOwnFiles) await cp(folders.builtSite, siteFolder, { recursive: true });
  const database = defaultDatabase === 'postgres' ? await openDemoDatabase() : undefined;
  let settings: Settings = {};
  const listOptions = (port?: number): ServerOptions => ({
    ...(port !== undefined && { port }),
    dataFolder,
    siteFolder,
    ...(database && { databaseUrl: database.url }),
    ...settings,
  });
  const run = (port?: number) => ((database && host?.start) ?? startServer)(listOptions(port));
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
    runOffice: async (words, given) => {
      await end('stop');
      settings = { ...settings, ...given };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['server/src/office/index.ts', ...words],
        {
          cwd: folders.root,
          env: { PATH: process.env.PATH, ...toServerEnvironment(listOptions(port)) },
        },
      );
      await start();
      return stdout;
    },
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
