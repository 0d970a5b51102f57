import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDiskFileStore } from './openDiskFileStore.ts';

describe('a file store on the disk', () => {
  it('is for its owner only', async () => {
    const place = await mkdtemp(join(tmpdir(), 'cert-disk-'));
    const folder = join(place, 'data', 'files');
    const now = () => new Date('2026-11-20T09:00:00Z');
    await openDiskFileStore({ folder, signingKey: 'key of the test', limitBytes: 1, now });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await rm(place, { recursive: true });
  });
});
