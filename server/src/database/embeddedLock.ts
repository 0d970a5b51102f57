import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Thrown if another process uses the folder. PGlite supports one process per folder; a second one would corrupt the
 * data.
 */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

type Holder = { pid: number; startedAt: string };

/** Retry interval while another process takes over a stale lock. */
const retryIntervalMs = 10;

/**
 * Creates a folder with owner-only access and locks it for this process with the file `<folder>.lock`. Only the process
 * that has created the file `<folder>.lock.taking` may remove the stale lock of a dead process.
 * @returns a function that releases the folder
 * @throws FolderInUseError while another running process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const taking = `${file}.taking`;
  // The folder contains password hashes and personal data, which other users of the machine must not read.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  while (!(await isCreated(file, own))) {
    await refuseIfHeld(folder, file);
    if (await isCreated(taking, own)) {
      try {
        // Between the check above and now, another process may have taken the lock over.
        await refuseIfHeld(folder, file);
        await rm(file, { force: true });
      } finally {
        await rm(taking, { force: true });
      }
    } else if (await livingHolder(taking)) await wait(retryIntervalMs);
    else await rm(taking, { force: true });
  }
  return () => rm(file, { force: true });
}

/**
 * Creates a file with its content atomically, so that a partial lock is never read.
 * @returns false if the file exists already
 */
async function isCreated(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

async function refuseIfHeld(folder: string, file: string): Promise<void> {
  const holder = await livingHolder(file);
  if (holder) throw new FolderInUseError(folder, holder.pid);
}

async function livingHolder(file: string): Promise<Holder | undefined> {
  const holder = parseHolder(await readFile(file, 'utf8').catch(() => ''));
  return holder && (await isAlive(holder)) ? holder : undefined;
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(text) as Partial<Holder>;
    return pid && startedAt !== undefined ? { pid, startedAt } : undefined;
  } catch {
    // There is no lock file any more, or its content is damaged (`isCreated` never leaves a partial file): no process
    // holds the lock.
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (await startOf(holder.pid)) === holder.startedAt;
}

/**
 * Reads the start time of a process, in clock ticks since boot, which distinguishes it from an earlier process with the
 * same id (in a container the server is often process 1). Empty if the system has no `/proc`.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in parentheses and may contain blanks; the start time is field 22.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
