import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from './embeddedLock.ts';

let parentFolder: string;
beforeEach(async () => {
  parentFolder = await mkdtemp(join(tmpdir(), 'cert-lock-'));
});
afterEach(() => rm(parentFolder, { recursive: true }));

const folder = () => join(parentFolder, 'data', 'database');
const write = (content: string) => writeFile(`${folder()}.lock`, content);

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid!;
}

describe('the folder of the embedded database', () => {
  it('can be locked by only one holder at a time, and again after its release', async () => {
    const unlock = await lockFolder(folder());
    await expect(lockFolder(folder())).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder())).rejects.toThrow(
      new RegExp(`^The database folder .* is in use by process ${process.pid}: .*DATA_DIR.*\\.$`),
    );
    await unlock();
    await (
      await lockFolder(folder())
    )();
  });

  it('is accessible to its owner only', async () => {
    await lockFolder(folder());
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
  });

  it('is taken over from a process that has died', async () => {
    await (
      await lockFolder(folder())
    )();
    await write(JSON.stringify({ pid: await deadPid(), startedAt: '1' }));
    const unlock = await lockFolder(folder());
    expect(JSON.parse(await readFile(`${folder()}.lock`, 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await unlock();
  });

  it('is taken over from a dead process whose process id now belongs to another process', async () => {
    await (
      await lockFolder(folder())
    )();
    await write(JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    await (
      await lockFolder(folder())
    )();
  });

  it('is taken over when the lock file is incomplete', async () => {
    await (
      await lockFolder(folder())
    )();
    await write('{"pid":');
    await (
      await lockFolder(folder())
    )();
  });

  it('is taken over by exactly one of several simultaneous calls that find the lock of a dead process', async () => {
    await (
      await lockFolder(folder())
    )();
    await write(JSON.stringify({ pid: await deadPid(), startedAt: '1' }));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder())));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
