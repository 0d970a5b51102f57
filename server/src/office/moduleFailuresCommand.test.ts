import { lstat, mkdtemp, rm, stat, writeFile, mkdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { FolderInUseError } from '../database/embeddedLock.ts';
import type { DatabaseConnections } from '../database/connect.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { runOfficeCommand } from './runOfficeCommand.ts';
import { getOfficeSocketPaths } from './running-site/officeSocket.ts';
import { readFromRunningSite } from './running-site/readFromRunningSite.ts';
import { serveOfficeSocket } from './running-site/serveOfficeSocket.ts';

let place: string;
let databaseFolder: string;
let connection: DatabaseConnections;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  connection = await openTestDatabase();
  const at = new Date('2026-11-20T09:00:00Z');
  await connection.db
    .insertInto('module_failures')
    .values({
      day: '2026-11-20',
      module: 'report',
      version: '1.0.0-a1',
      reason: 'crashed',
      times: 3,
      first_at: at,
      last_at: at,
    })
    .execute();
});
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'cert-office-'));
  databaseFolder = join(place, 'database');
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await rm(place, { recursive: true });
});
afterAll(() => connection.close());

const serve = async () => (stop = await serveOfficeSocket({ databaseFolder, db: connection.db }));

/** Runs the command as if another process held the embedded database. */
async function run() {
  const lines: string[] = [];
  const code = await runOfficeCommand({
    words: ['module', 'failures'],
    openOffice: () => ({
      config: readConfig(place, {}),
      now: () => new Date('2026-11-24T09:00:00Z'),
      withDatabase: () => Promise.reject(new FolderInUseError(databaseFolder, 4711)),
      openFiles: () => Promise.reject(new Error('not needed')),
      readFromRunningSite: (path) => readFromRunningSite(databaseFolder, path),
      readInput: async () => '',
      confirm: async () => undefined,
    }),
    print: (line) => lines.push(line),
    writeError: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
}

describe('the office’s list of module failures, while the site uses its embedded database,', () => {
  it('is read from the running site', async () => {
    await serve();
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(text).toMatch(/2026-11-20 +report +1\.0\.0-a1 +crashed +3/);
  });

  it('is refused, naming the process that holds the folder, if that process does not answer', async () => {
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain('is in use by process 4711');
  });

  it('is served on a socket that only the site’s system user can open, and that answers no other request', async () => {
    await serve();
    const { folder, path } = getOfficeSocketPaths(databaseFolder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await lstat(path)).isSocket()).toBe(true);
    for (const [method, asked] of [
      ['GET', '/'],
      ['GET', '/module-failures'],
      ['GET', "/module-failures?since=2026-11-20'or'1"],
      ['POST', '/module-failures?since=2026-11-20'],
    ] as const) {
      const sent = request({ socketPath: path, method, path: asked });
      sent.end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(404);
    }
  });

  it('is available even if a killed process has left its socket; stopping the service removes the socket', async () => {
    const { folder, path } = getOfficeSocketPaths(databaseFolder);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await writeFile(path, '');
    await serve();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await run()).code).toBe(0);
    await stop?.();
    stop = undefined;
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });
});
