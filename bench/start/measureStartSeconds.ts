import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { createFreshEnvironment } from './createFreshEnvironment.ts';

/** Time limit for a start, twice the target of the benchmark. */
const giveUpAfterMs = 600_000;
const askEveryMs = 50;

type Start = { folder: string; program: string; args: string[]; cleanup: AsyncDisposableStack };

/**
 * Starts the site in a folder, waits until it is ready (`/readyz`), and stops it.
 * @returns the seconds until it was ready
 * @throws {Error} when it exits or is not ready in time
 */
export async function measureStartSeconds({
  folder,
  program,
  args,
  cleanup,
}: Start): Promise<number> {
  const port = await getPort();
  const startedMs = performance.now();
  const site = spawn(program, args, {
    cwd: folder,
    // `npm start` sets DEMO=local; the bare server needs the same.
    env: {
      ...{ ...process.env, ...createFreshEnvironment(), DEMO: 'local' },
      ...{ PORT: String(port), LOG_LEVEL: 'warn' },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group, so that npm, the build and the server can be stopped together.
    detached: true,
  });
  const ended = once(site, 'exit');
  const stop = async () => {
    if (site.exitCode === null && site.signalCode === null && site.pid)
      process.kill(-site.pid, 'SIGTERM');
    await ended;
  };
  cleanup.defer(stop);
  while (!(await isReady(port))) {
    if (site.exitCode !== null || site.signalCode !== null)
      throw new Error(`${program} ended before the site was ready`);
    if (performance.now() - startedMs > giveUpAfterMs)
      throw new Error(`the site was not ready after ${giveUpAfterMs / 1000} s`);
    await wait(askEveryMs);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  await stop();
  return seconds;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    // The server does not listen yet.
    return false;
  }
}
