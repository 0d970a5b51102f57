import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A first start creates the database, which takes a while on a busy machine. */
jest.setTimeout(60_000);

/** All tests use one folder, because creating a database takes seconds. */
let dataFolder: string;
let server: ChildProcess;
let origin: string;
let printed: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'cert-net-'));
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
afterAll(() => rm(dataFolder, { recursive: true }));

/**
 * Starts the real server as a process and waits until it is ready.
 * @param onSignal JavaScript that runs in the server's process on SIGUSR2
 * @param output file descriptor for the server's standard output; by default the output is collected in `printed`
 */
async function start({ onSignal = '', output }: { onSignal?: string; output?: number }) {
  const code = `process.on('SIGUSR2', () => { ${onSignal} }); ${sendPort}`;
  const load = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  const { PATH } = process.env;
  server = spawn(process.execPath, [load, 'server/src/index.ts'], {
    env: { PATH, DATA_DIR: dataFolder, DEMO: '0', TYPED: 'secret', PORT: '0' },
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
  it('goes on when a stream fails to which nobody listens', async () => {
    await start({ onSignal: `process.stdin.emit('error', ${failure})` });
    server.kill('SIGUSR2');
    expect(await logLine('unhandled error')).toMatchObject(logged);
    expect(await isReady()).toBe(true);
    expect(printed).not.toContain('secret');
  });

  it('goes on when a promise fails for which nobody waits', async () => {
    await start({ onSignal: `void Promise.reject(${failure})` });
    server.kill('SIGUSR2');
    expect(await logLine('unhandled rejection')).toMatchObject(logged);
    expect(await isReady()).toBe(true);
    expect(printed).not.toContain('secret');
  });

  it('ends in order, for its supervisor to start it anew, on an uncaught exception', async () => {
    await start({ onSignal: `undefined.begin()` });
    const ended = once(server, 'exit');
    server.kill('SIGUSR2');
    expect(await logLine('uncaught exception')).toMatchObject({
      level: 60,
      err: { type: 'TypeError' },
    });
    expect(await ended).toEqual([1, null]);
    await expect(access(join(dataFolder, 'database.lock'))).rejects.toThrow('ENOENT');
  });

  it('goes on when there is no room for its log', async () => {
    const full = openSync('/dev/full', 'w');
    await start({ output: full });
    closeSync(full);
    for (let call = 0; call < 20; call += 1) await fetch(`${origin}/healthz`);
    expect(await isReady()).toBe(true);
    expect(server.exitCode).toBeNull();
  });
});
