import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { json } from 'node:stream/consumers';
import { writeSmallDemoContent } from './office/demo/testing/writeSmallDemoContent.ts';
import { makeTestFolder } from './testing/makeTestFolder.ts';
import { createServerEnvironment, serverEntryFile } from './testing/serverProcess.ts';

/** A first start creates the database, which takes a while on a busy machine. */
jest.setTimeout(60_000);

/** All tests use the folder that a first start has filled, because creating a database takes seconds. */
let dataFolder: string;
/** The output of the first start. */
let printedFirst: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataFolder = await makeTestFolder('cert-start');
  const first = start({ DEMO: 'local', NODE_ENV: 'production' });
  await first.port;
  first.server.kill('SIGTERM');
  expect(await first.exited).toEqual({ code: 0, errors: '' });
  printedFirst = first.printed();
});
afterEach(() => killStarted());

async function killStarted(): Promise<void> {
  for (const server of started.splice(0)) {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
  }
}

/** Starts the real server as a process, on a free port by default. */
function start(environment: { [name: string]: string } = {}) {
  const server = spawn(process.execPath, [serverEntryFile], {
    env: createServerEnvironment({ DATA_DIR: dataFolder, DEMO: '0', PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(server);
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(server, 'close').then(([code]) => ({ code: code as number | null, errors }));
  let printed = '';
  const port = new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /The site is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    });
    void exited.then(() => reject(new Error(`the server ended: ${errors}${printed}`)));
  });
  // If the caller only waits for the exit, a rejection of `port` must not be unhandled.
  port.catch(() => undefined);
  return { server, port, exited, printed: () => printed };
}

/** Resolves when the port is closed. */
async function untilClosed(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } });
    } catch {
      // The connection was refused, so the port is closed.
      return;
    }
    await setTimeout(50);
  }
}

/** Starts a call; resolves when the server waits for its body. */
async function beginCall(port: number, body: string): Promise<ClientRequest> {
  const call = request({
    port,
    path: '/api',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

const oneSentence = /^[^\n]+[.:][^\n]*\.\n$/;

describe('the server', () => {
  it('finishes its calls when it is stopped, and then releases the database folder', async () => {
    const { server, port, exited } = start();
    const body = JSON.stringify({ action: 'userLogin', email: 'a@example.com', password: 'x' });
    const call = await beginCall(await port, body);
    server.kill('SIGTERM');
    await untilClosed(await port);
    const answered = once(call, 'response');
    call.end(body);
    const [response] = (await answered) as [IncomingMessage];
    expect(await json(response)).toMatchObject({
      error: { details: { fields: { password: 'wrong' } } },
    });
    expect(await exited).toEqual({ code: 0, errors: '' });
    await expect(access(join(dataFolder, 'database.lock'))).rejects.toThrow('ENOENT');
  });

  it('refuses a database folder that another server uses, and takes it over when that server was killed', async () => {
    const first = start();
    const port = await first.port;
    const { code, errors } = await start().exited;
    expect(code).toBe(1);
    expect(errors).toMatch(oneSentence);
    expect(errors).toContain(`in use by process ${first.server.pid}`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    first.server.kill('SIGKILL');
    await first.exited;
    expect(await start().port).toBeGreaterThan(0);
  });

  it('creates no demo world in production with DEMO=local', () => {
    expect(printedFirst).toMatch(/The site is open at/);
    expect(printedFirst).not.toMatch(/demo/i);
  });

  it('reports in one sentence that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await start({ PORT: String(port) }).exited;
    expect(code).toBe(1);
    expect(errors).toMatch(oneSentence);
    expect(errors).toContain(`127.0.0.1:${port}`);
    other.close();
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535.\n'],
    [{ DATA_DIR: '/dev/null/data' }, /^\/dev\/null\/data.*: there is a file instead .*\.\n$/],
    [{ DATABASE_URL: 'secret' }, /^DATABASE_URL must be .*\.\n$/],
    [
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' },
      /^The database of DATABASE_URL .*\.\n$/,
    ],
  ])('does not start with %j, and says why in one sentence', async (environment, sentence) => {
    const { code, errors } = await start(environment).exited;
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(errors).not.toContain('secret');
  });

  it('creates a demo world if configured; otherwise warns about existing demo accounts and refuses their sign-in', async () => {
    const signIn = async (port: number) =>
      fetch(`http://127.0.0.1:${port}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          action: 'userLogin',
          email: 'client@example.com',
          password: 'meridian-demo-2026',
        }),
      });
    const programme = async (port: number) =>
      (await fetch(`http://127.0.0.1:${port}/api?action=programme`)).json() as Promise<object>;
    const CONTENT_DIR = await writeSmallDemoContent({
      organisations: ['jadran-foods'],
      population: 1,
    });
    const demo = start({ DEMO: 'local', CONTENT_DIR });
    const demoPort = await demo.port;
    expect((await signIn(demoPort)).status).toBe(200);
    expect(await programme(demoPort)).toMatchObject({ demo: 1 });
    demo.server.kill('SIGTERM');
    await demo.exited;
    expect(demo.printed()).toMatch(/^Demo world: .* DEMO=0 starts without it\.$/m);

    const real = start({ DEMO: '', CONTENT_DIR });
    const port = await real.port;
    expect(real.printed()).toMatch(
      /^This database holds \d+ open accounts of the demo world, .* user disable client@example\.com$/m,
    );
    const refused = await signIn(port);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: { code: 'invalid-input', details: { fields: { password: 'wrong' } } } },
    ]);
    expect(await programme(port)).toMatchObject({ demo: 0 });
  });
});
