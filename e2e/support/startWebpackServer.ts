import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import getPort from 'get-port';
import { folders } from './folders.ts';

/**
 * Runs `npx webpack serve` in a module's folder and waits for the first build.
 * @param api the address of the API server
 * @throws {Error} with its output when it ends before
 */
export async function startWebpackServer(
  folder: string,
  api: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await getPort();
  const options = ['--env', `port=${port}`, '--env', `api=${api}`];
  const webpack = spawn(
    process.execPath,
    [join(folders.root, 'node_modules', '.bin', 'webpack'), 'serve', ...options],
    {
      cwd: join(folders.root, folder),
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(webpack, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      // webpack prints this line once for the shell and once for the module.
      if ([...output.matchAll(/compiled successfully/g)].length === 2) resolve();
    };
    webpack.stdout.on('data', listen);
    webpack.stderr.on('data', listen);
  });
  await Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error(`webpack ended:\n${output}`))),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      webpack.kill('SIGTERM');
      await ended;
    },
  };
}
