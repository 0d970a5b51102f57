/** @engine locks, connections */
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseConnections } from '../../database/connect.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { openTestFileStore } from '../../testing/openTestFileStore.ts';
import type { FileStore } from './fileStore.ts';
import { makeStoredName } from './storedName.ts';
import { readSigningKey } from '../../database/readSigningKey.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import {
  cleanupIntervalMs,
  removeOrphanedFiles,
  removeFilesWithoutRow,
} from './scheduleFileCleanup.ts';
import { openDiskFileStore } from './openDiskFileStore.ts';
import { createDocumentCalls } from '../testing/createDocumentCalls.ts';
import { pendingFileTtlMs, uploadTtlMs } from './uploadTtl.ts';

const now = new Date('2026-11-20T09:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const fileType = 'application/pdf';

let connection: DatabaseConnections;
let store: Awaited<ReturnType<typeof openTestFileStore>>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(connection.db);
  store = await openTestFileStore();
});
afterEach(() => store.close());
afterAll(() => connection.close());

async function leaveFile(removeAfter: Date): Promise<string> {
  const storedName = makeStoredName(fileType);
  await store.files.write(storedName, Buffer.from('x'));
  await connection.db
    .insertInto('loose_files')
    .values({ stored_name: storedName, file_type: fileType, remove_after: removeAfter })
    .execute();
  return storedName;
}

const remove = (files: FileStore = store.files, at = now) =>
  removeOrphanedFiles({ db: connection.db, files, now: () => at });
const isKept = async (storedName: string) =>
  (await store.files.read(storedName))?.destroy() !== undefined;
const rows = async () =>
  (await connection.db.selectFrom('loose_files').select('stored_name').execute()).map(
    (row) => row.stored_name,
  );

describe('the clean-up of orphan files', () => {
  it('removes a file once its removal time has come, and not before', async () => {
    const over = await leaveFile(minutes(0));
    const waiting = await leaveFile(minutes(1));
    expect(await remove()).toEqual({ removed: 1, failures: [] });
    expect([await isKept(over), await isKept(waiting)]).toEqual([false, true]);
    expect(await rows()).toEqual([waiting]);
  });

  it('removes the row of a file that is already missing in the store', async () => {
    const gone = await leaveFile(minutes(-1));
    await store.files.remove(gone);
    expect(await remove()).toEqual({ removed: 1, failures: [] });
    expect(await rows()).toEqual([]);
  });

  it('continues after a file that cannot be removed, and tries it again later', async () => {
    const stuck = await leaveFile(minutes(-2));
    const other = await leaveFile(minutes(-1));
    const issue = new Error('the store is away');
    const broken: FileStore = {
      ...store.files,
      remove: async (name) => {
        if (name === stuck) throw issue;
        await store.files.remove(name);
      },
    };
    expect(await remove(broken)).toEqual({ removed: 1, failures: [issue] });
    expect([await isKept(stuck), await isKept(other)]).toEqual([true, false]);
    expect(await remove(store.files, minutes(14))).toMatchObject({ removed: 0 });
    expect(await remove(store.files, minutes(15))).toMatchObject({ removed: 1 });
    expect(await isKept(stuck)).toBe(false);
  });
});

describe('two servers that clean up at the same time', () => {
  it('remove each file once and leave none', async () => {
    const due = await Promise.all(Array.from({ length: 20 }, () => leaveFile(minutes(-1))));
    const removed: string[] = [];
    const watched: FileStore = {
      ...store.files,
      remove: async (name) => {
        removed.push(name);
        await store.files.remove(name);
      },
    };
    const rounds = await Promise.all([remove(watched), remove(watched)]);
    expect(rounds.flatMap(({ failures }) => failures)).toEqual([]);
    expect(removed.sort()).toEqual(due.sort());
    expect(await rows()).toEqual([]);
  });
});

describe('a file that a crashed server left behind', () => {
  it('is removed by the next clean-up if it is too old to be still in use', async () => {
    const unfinished = join(store.folder, 'unfinished');
    await writeFile(join(unfinished, 'old'), 'x');
    await writeFile(join(unfinished, 'new'), 'x');
    await utimes(join(unfinished, 'old'), minutes(-31), minutes(-31));
    await utimes(join(unfinished, 'new'), minutes(-29), minutes(-29));
    await remove();
    expect(await readdir(unfinished)).toEqual(['new']);
  });

  it('is removed after a day if no row of the database names it, but not from another installation’s folder', async () => {
    const site = await openTestSite({ files: store.files });
    await site.reset();
    const { storedNames, attach } = createDocumentCalls(site);
    const unknown = makeStoredName(fileType);
    await store.files.write(unknown, Buffer.from('x'));
    const later = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
    const look = (hours: number, files: FileStore = store.files) =>
      removeFilesWithoutRow({ db: site.db, files, now: later(hours) });
    // While the database contains no documents, nothing is removed, because it may be the wrong database.
    expect(await look(25)).toBe(0);
    await attach();
    const loose = await leaveFileIn(site);
    const folder = store.folder;
    const ofAnother = await openDiskFileStore({ folder, signingKey: 'another', limitBytes: 1 });
    expect(await look(25, ofAnother)).toBe(0);
    expect(await look(23)).toBe(0);
    expect(await storedNames()).toContain(unknown);
    expect(await look(25)).toBe(1);
    const [kept] = await site.db.selectFrom('documents').select('stored_name').execute();
    expect((await storedNames()).sort()).toEqual([kept!.stored_name, loose].sort());
    await site.close();
  });

  it('is removed within an hour: upload time, storing time and clean-up interval add up to less', () => {
    expect(uploadTtlMs + pendingFileTtlMs + cleanupIntervalMs).toBeLessThan(3_600_000);
  });
});

async function leaveFileIn({ db, files }: TestSite): Promise<string> {
  const storedName = makeStoredName(fileType);
  await files.write(storedName, Buffer.from('x'));
  const values = {
    stored_name: storedName,
    file_type: fileType,
    remove_after: minutes(1),
  } as const;
  await db.insertInto('loose_files').values(values).execute();
  return storedName;
}

describe('the key that signs file addresses', () => {
  it('is created only once, even by servers that start at the same time', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => readSigningKey(connection.db, 'files')));
    expect(new Set([...keys, await readSigningKey(connection.db, 'files')]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
