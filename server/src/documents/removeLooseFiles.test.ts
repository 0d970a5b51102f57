import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestFiles } from '../testing/openTestFiles.ts';
import type { FileStore } from './fileStore.ts';
import { makeStoredName } from './makeStoredName.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import { removeLooseFiles } from './removeLooseFiles.ts';

const now = new Date('2026-11-20T09:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const fileType = 'application/pdf';

let connection: Connection;
let store: Awaited<ReturnType<typeof openTestFiles>>;
beforeEach(async () => {
  connection = await openTestDatabase();
  store = await openTestFiles();
});
afterEach(async () => {
  await connection.close();
  await store.close();
});

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
  removeLooseFiles({ db: connection.db, files, now: () => at });
const isKept = async (storedName: string) =>
  (await store.files.read(storedName))?.destroy() !== undefined;
const rows = async () =>
  (await connection.db.selectFrom('loose_files').select('stored_name').execute()).map(
    (row) => row.stored_name,
  );

describe('a loose file', () => {
  it('goes when its time is over, and not before', async () => {
    const over = await leaveFile(minutes(0));
    const waiting = await leaveFile(minutes(1));
    expect(await remove()).toEqual({ removed: 1, failures: [] });
    expect([await isKept(over), await isKept(waiting)]).toEqual([false, true]);
    expect(await rows()).toEqual([waiting]);
  });

  it('goes from the table when it was gone from the store already', async () => {
    const gone = await leaveFile(minutes(-1));
    await store.files.remove(gone);
    expect(await remove()).toEqual({ removed: 1, failures: [] });
    expect(await rows()).toEqual([]);
  });

  it('that cannot be removed stops no other, and is tried again later', async () => {
    const stuck = await leaveFile(minutes(-2));
    const other = await leaveFile(minutes(-1));
    const fault = new Error('the store is away');
    const broken: FileStore = {
      ...store.files,
      remove: async (name) => {
        if (name === stuck) throw fault;
        await store.files.remove(name);
      },
    };
    expect(await remove(broken)).toEqual({ removed: 1, failures: [fault] });
    expect([await isKept(stuck), await isKept(other)]).toEqual([true, false]);
    expect(await remove(store.files, minutes(59))).toMatchObject({ removed: 0 });
    expect(await remove(store.files, minutes(60))).toMatchObject({ removed: 1 });
    expect(await isKept(stuck)).toBe(false);
  });
});

describe('the key that signs addresses', () => {
  it('is made once, also by two servers that start at once', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => readSigningKey(connection.db, 'files')));
    expect(new Set([...keys, await readSigningKey(connection.db, 'files')]).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
