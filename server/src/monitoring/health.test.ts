/** @engine connections */
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConnections } from '../database/connect.ts';
import { openDiskFileStore } from '../documents/stores/openDiskFileStore.ts';
import { createDocumentCalls, declaredPdf } from '../documents/testing/createDocumentCalls.ts';
import { transferFile } from '../documents/testing/transferFile.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { healthCheckTimeoutMs, createHealthReader } from './createHealthReader.ts';

/** A store that can be written to and reports free space. */
const goodFiles: Pick<FileStore, 'probe'> = { probe: async () => ({ freeBytes: 5 }) };

describe('the health of the site', () => {
  let connection: DatabaseConnections;
  beforeEach(async () => {
    connection = await openTestDatabase();
  });
  afterEach(() => connection.close());

  it('is ready when the database and the document store can be read and written', async () => {
    const read = createHealthReader({ ...connection, files: goodFiles });
    const ok = { state: 'ok' };
    expect(await read()).toEqual({
      status: 'ready',
      checks: { database: ok, connections: ok, documents: ok },
      freeBytes: 5,
    });
  });

  it.each([
    ['default_transaction_read_only', 'on', 'database-read-only'],
    ['temp_file_limit', '16kB', 'database-full'],
  ])(
    'is “degraded”, with a note that reading still works, when the setting %s is %s',
    async (setting, value, reason) => {
      // Changes the setting on the only connection for probes.
      await sql`select set_config(${setting}, ${value}, false)`.execute(connection.dbForProbes);
      const { status, checks } = await createHealthReader({ ...connection, files: goodFiles })();
      expect(status).toBe('degraded');
      expect(checks.database).toMatchObject({
        state: 'degraded',
        reason,
        words: expect.stringContaining('reading still works') as unknown,
      });
    },
  );

  it('is “unavailable”, with a failed check of the database, when the database cannot be reached', async () => {
    await sql`select 1`.execute(connection.dbForProbes);
    await connection.dbForProbes.destroy();
    const { status, checks } = await createHealthReader({ ...connection, files: goodFiles })();
    expect([status, checks.database.state]).toEqual(['unavailable', 'failed']);
  });

  it('is reported within the time limit while the document store hangs, and the store is asked only once', async () => {
    let asked = 0;
    const probe = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    let clock = 0;
    expect(healthCheckTimeoutMs).toBeLessThanOrEqual(3000);
    const read = createHealthReader({
      ...connection,
      files: { probe },
      clock: () => clock,
      limitMs: 500,
    });
    const { checks } = await read();
    expect(checks.documents).toMatchObject({ state: 'degraded', reason: 'store-unreachable' });
    clock = 60_000;
    await read();
    expect(asked).toBe(1);
  });

  it('is checked at most once a second, and free disk space less often', async () => {
    let probes = 0;
    const probe = async () => ({ freeBytes: ++probes });
    let clock = 0;
    const read = createHealthReader({ ...connection, files: { probe }, clock: () => clock });
    expect(await read()).toBe(await read());
    clock = 999;
    expect(await read()).toBe(await read());
    const before = await read();
    clock = 1001;
    expect(await read()).not.toBe(before);
    expect(probes).toBe(1);
    clock = 6000;
    await read();
    expect(probes).toBe(2);
  });
});

describe('while documents cannot be stored', () => {
  let folder: string;
  let site: TestSite;
  let calls: ReturnType<typeof createDocumentCalls>;
  let disk: { isFull: boolean };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cert-health-'));
    const limitBytes = 500_000;
    const now = () => new Date();
    const files = await openDiskFileStore({ folder, signingKey: 'key', limitBytes });
    disk = { isFull: false };
    site = await openTestSite({ files: { ...files, ...filling(files, disk) }, startsAt: now });
    await site.reset();
    calls = createDocumentCalls(site);
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['disk-full', (work: () => Promise<void>) => whileFull(disk, work)],
    ['disk-read-only', (work: () => Promise<void>) => withoutRights(folder, work)],
  ])(
    '(%s), uploads are refused as unavailable, and downloads, reads and saves still work',
    async (reason, during) => {
      const kept = await calls.attach();
      await during(async () => {
        const { reply } = await site.call('client', 'mediaGetSignedUrl', {
          id: calls.id(),
          module: 'documents',
          ...declaredPdf,
        });
        const sent = await transferFile(site.app, reply.url, {
          bytes: Buffer.alloc(100_000),
          type: declaredPdf.type,
        });
        expect([sent.status, JSON.parse(sent.bytes.toString())]).toEqual([
          503,
          { error: { code: 'unavailable', details: { retryAfterSeconds: 60 } } },
        ]);
        expect(sent.headers['retry-after']).toBe('60');
        expect((await transferFile(site.app, kept.url)).status).toBe(200);
        expect((await calls.list())[0]?.questions).not.toEqual([]);
        const saved = await site.call('client', 'questionnaireAnswersSave', {
          id: calls.id(),
          answers: {
            [`question_comments_${site.world.question('strategy')}`]: { value: true, content: 'x' },
          },
        });
        expect(saved.status).toBe(200);
        const ready = await site.app.inject('/readyz');
        expect([ready.statusCode, ready.json()]).toEqual([
          200,
          expect.objectContaining({
            status: 'degraded',
            checks: expect.objectContaining({
              documents: expect.objectContaining({ state: 'degraded', reason }) as unknown,
            }) as unknown,
          }),
        ]);
      });
      // No partial file of the refused write remains.
      expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
      await calls.attach();
    },
  );
});

/**
 * Runs work while this process cannot write to the folder. As root, file modes do not apply, so it switches to another
 * user who can only read.
 */
async function withoutRights<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0;
  const inside = await readdir(folder, { recursive: true });
  const setModes = async (folderMode: number, fileMode: number) => {
    for (const path of ['', ...inside].map((name) => join(folder, name)))
      await chmod(path, (await stat(path)).isDirectory() ? folderMode : fileMode);
  };
  await setModes(0o555, 0o444);
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await setModes(0o755, 0o644);
  }
}

/** Simulates a store whose disk becomes full: the system refuses the next block, and the partial file stays. */
function filling(
  { write, probe }: FileStore,
  disk: { isFull: boolean },
): Pick<FileStore, 'write' | 'probe'> {
  const refuseWhenFull = () => {
    if (!disk.isFull) return;
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  };
  return {
    write: (storedName, bytes) => write(storedName, cutOff(bytes)),
    probe: async () => {
      refuseWhenFull();
      return probe();
    },
  };

  async function* cutOff(bytes: Parameters<FileStore['write']>[1]): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      yield chunk as Uint8Array;
      refuseWhenFull();
    }
  }
}

async function whileFull(disk: { isFull: boolean }, work: () => Promise<void>): Promise<void> {
  disk.isFull = true;
  try {
    await work();
  } finally {
    disk.isFull = false;
  }
}
