import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { parts } from '../../scripts/parts.ts';
import { folders } from './folders.ts';

/** Time limit for the first build, which takes 5 to 20 s on two cores and far more on a busy machine. */
const readyWithinMs = 90_000;
const pollEveryMs = 200;

/** Runs `npm run dev -w <module> -- --in <site>` as a child process, and waits for its first build. */
export async function startModuleServer(
  folder: string,
  site: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await getPort();
  const index = parts.findIndex((part) => part.folder === folder);
  const dev = spawn(process.execPath, ['scripts/dev.ts', '-w', folder, '--in', site], {
    cwd: folders.root,
    // `scripts/dev.ts` serves the module at PORT plus the module's position in `parts`.
    env: { PATH: process.env.PATH, PORT: String(port - index) },
    stdio: 'ignore',
  });
  const ended = once(dev, 'exit');
  const stop = async () => {
    dev.kill('SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await isAnswering(`${origin}/entry.js`))) {
    if (dev.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${folder} could not be served`);
    }
    await wait(pollEveryMs);
  }
  return { origin, stop };
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    // The server does not listen yet.
    return false;
  }
}
