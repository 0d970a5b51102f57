import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from './testing/makeTestFolder.ts';
import { writeTestDatabase } from './testing/openTestDatabase.ts';
import { createServerEnvironment, serverEntryFile } from './testing/serverProcess.ts';

/** A start takes a while on a busy machine. */
jest.setTimeout(60_000);

let dataFolder: string;
let server: ChildProcess;
let origin: string;
let printed: string;

beforeAll(async () => {
  dataFolder = await makeTestFolder('cert-net');
  await mkdir(join(dataFolder, 'database'));
  await writeTestDatabase(join(dataFolder, 'database'));
});
beforeEach(() => {
  printed = '';
});
afterEach(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
});

/**
 * Starts the real server as a process and waits until it is ready.
 * @param onSignals JavaScript that runs in the server's process on the first SIGUSR2, on the second one, …
 * @param output file descriptor for the server's standard output; by default the output is collected in `printed`
 */
async function start({
  onSignals = [],
  output,
}: {
  onSignals?: readonly string[];
  output?: number;
}) {
  const works = onSignals.map((work) => `() => { ${work} }`);
  const code = `const works = [${works.join()}]; process.on('SIGUSR2', () => works.shift()()); ${sendPort}`;
  const load = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  server = spawn(process.execPath, [load, serverEntryFile], {
    env: createServerEnvironment({ DATA_DIR: dataFolder, DEMO: '0', TYPED: 'secret', PORT: '0' }),
    stdio: ['ignore', output ?? 'pipe', 'ignore', 'ipc'],
  });
  server.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(printed)));
  ended.catch(() => undefined);
  const [port] = (await Promise.race([once(server, 'message'), ended])) as [number];
  origin = `http://127.0.0.1:${port}`;
  while (!(await isReady()));
}

/** JavaScript that sends the port of the server to the parent process when it listens. */
const sendPort = `
  const { Server } = await import('node:net');
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...values) {
    const { port } = (event === 'listening' && this.address()) || {};
    if (port) process.send(port);
    return emit.call(this, event, ...values);
  };`;

const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until a log line with this text is written, and returns the line. */
async function logLine(text: string): Promise<unknown> {
  for (;;) {
    const line = printed.split('\n').find((each) => each.includes(text) && each.endsWith('}'));
    if (line !== undefined) return JSON.parse(line);
    await once(server.stdout!, 'data');
  }
}

const failure = `Object.assign(new Error(process.env.TYPED), { code: 'EPIPE', syscall: 'write' })`;
const logged = { level: 50, err: { message: '', code: 'EPIPE' } };

describe('the server', () => {
  it('keeps running after an unhandled stream error or rejection, and stops cleanly on an uncaught exception', async () => {
    await start({
      onSignals: [
        `process.stdin.emit('error', ${failure})`,
        `void Promise.reject(${failure})`,
        `undefined.begin()`,
      ],
    });
    for (const line of ['unhandled error', 'unhandled rejection']) {
      server.kill('SIGUSR2');
      expect(await logLine(line)).toMatchObject(logged);
      expect(await isReady()).toBe(true);
    }
    const ended = once(server, 'exit');
    server.kill('SIGUSR2');
    expect(await logLine('uncaught exception')).toMatchObject({
      level: 60,
      err: { type: 'TypeError' },
    });
    expect(await ended).toEqual([1, null]);
    await expect(access(join(dataFolder, 'database.lock'))).rejects.toThrow('ENOENT');
    expect(printed).not.toContain('secret');
  });

  it('continues when there is no disk space for its log', async () => {
    const full = openSync('/dev/full', 'w');
    await start({ output: full });
    closeSync(full);
    for (let call = 0; call < 20; call += 1) await fetch(`${origin}/healthz`);
    expect(await isReady()).toBe(true);
    expect(server.exitCode).toBeNull();
  });
});
