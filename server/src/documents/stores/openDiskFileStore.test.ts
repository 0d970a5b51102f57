import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStoredName } from './storedName.ts';
import { openDiskFileStore } from './openDiskFileStore.ts';

let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'cert-disk-'));
  folder = join(place, 'data', 'files');
});
afterEach(() => rm(place, { recursive: true }));

describe('the file store on disk', () => {
  it('can be read by its owner only', async () => {
    const files = await openDiskFileStore({ folder, signingKey: 'key', limitBytes: 1 });
    const name = makeStoredName('application/pdf');
    await files.write(name, Buffer.from('x'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const path = join(folder, name.slice(0, 2), name.slice(2, 4), name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('flushes the bytes to the disk before the file gets its name, and then flushes the folders before it succeeds', async () => {
    const name = makeStoredName('application/pdf');
    const inner = join(folder, name.slice(0, 2), name.slice(2, 4));
    const isThere = () => stat(join(inner, name)).then(Boolean, () => false);
    const synced: { path: string; bytes?: string; isNamed: boolean }[] = [];
    const files = await openDiskFileStore({
      folder,
      signingKey: 'key',
      limitBytes: 10,
      forceToDisk: async (path) => {
        const bytes = (await stat(path)).isFile() ? await readFile(path, 'utf8') : undefined;
        synced.push({ path, bytes, isNamed: await isThere() });
      },
    });
    await files.write(name, Buffer.from('whole'));
    const [bytes, ...folders] = synced;
    expect(bytes).toMatchObject({ bytes: 'whole', isNamed: false });
    expect(folders).toEqual(
      [inner, join(inner, '..'), folder, join(folder, '..')].map((path) => ({
        path,
        bytes: undefined,
        isNamed: true,
      })),
    );
  });

  it('fails when the disk cannot store the bytes, and leaves no partial file', async () => {
    const name = makeStoredName('application/pdf');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const files = await openDiskFileStore({
      folder,
      signingKey: 'key',
      limitBytes: 10,
      forceToDisk: () => Promise.reject(full),
    });
    await expect(files.write(name, Buffer.from('whole'))).rejects.toBe(full);
    expect(await files.read(name)).toBe(undefined);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });
});
