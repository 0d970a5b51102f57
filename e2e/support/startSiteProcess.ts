import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { folders } from './folders.ts';
import type { SiteProcessMessage, SiteProcessRequest } from './siteProcess.ts';
import { toServerEnvironment, type RunningServer, type ServerOptions } from './startServer.ts';

export type SiteProcess = {
  /** Starts a server inside of the host's process. This server cannot be killed alone. */
  start: (options: ServerOptions) => Promise<RunningServer>;
  close: () => Promise<void>;
};

/** Starts the process in which the sites of a worker run. */
export function startSiteProcess(): SiteProcess {
  const host = fork(join(import.meta.dirname, 'siteProcess.ts'), {
    cwd: folders.root,
    execPath: process.execPath,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(folders.cache, 'node'),
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const logs = new Map<string, string[]>();
  host.on('message', (message: SiteProcessMessage) => {
    if ('log' in message) logs.get(message.id)?.push(message.log);
  });
  /** Sends a request and waits for its answer. */
  const ask = (request: SiteProcessRequest) =>
    new Promise<string>((resolve, reject) => {
      const end = () => {
        host.off('message', listen);
        host.off('exit', onExit);
      };
      const onExit = () => {
        end();
        reject(new Error(`The process of the sites ended:\n${logs.get(request.id)?.join('')}`));
      };
      const listen = (message: SiteProcessMessage) => {
        if (message.id !== request.id || 'log' in message) return;
        end();
        if ('failed' in message)
          reject(new Error(`${message.failed}\n${logs.get(request.id)?.join('')}`));
        else resolve('address' in message ? message.address : '');
      };
      host.on('message', listen).once('exit', onExit);
      host.send(request);
    });
  return {
    async start(options) {
      const id = randomUUID();
      const lines: string[] = [];
      logs.set(id, lines);
      const origin = await ask({ id, start: toServerEnvironment(options) });
      return {
        processId: host.pid ?? 0,
        origin,
        hasEnded: () => hasEnded,
        log: () => lines.join(''),
        stop: async () => void (await ask({ id, stop: true })),
        kill: () =>
          Promise.reject(
            new Error('A test that kills its server needs `test.use({ killsServer: true })`.'),
          ),
      };
    },
    async close() {
      host.disconnect();
      await ended;
    },
  };
}
