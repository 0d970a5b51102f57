import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The embedded database allows one process per folder; a second one would destroy it. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

type Holder = { pid: number; startedAt: string };

/**
 * Claims a folder for this process by the file `<folder>.lock`. The lock of a process that has died is taken over.
 * @returns gives the folder free again
 * @throws FolderInUse while another process that lives holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  await mkdir(dirname(folder), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  while (!(await isCreated(file, own))) {
    const held = await readFile(file, 'utf8').catch(() => '');
    const holder = parseHolder(held);
    if (holder && (await isAlive(holder))) throw new FolderInUse(folder, holder.pid);
    await removeStale(file, held);
  }
  return () => rm(file, { force: true });
}

async function isCreated(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale file away first: of two processes that found it stale, only one can, so no fresh lock is lost. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === stale) await rm(aside);
  else await rename(aside, file);
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, startedAt } = JSON.parse(text) as Partial<Holder>;
    return pid && startedAt !== undefined ? { pid, startedAt } : undefined;
  } catch {
    // A process that was killed while it wrote its lock holds nothing.
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
 * When a process started, in ticks since the machine did, so that a number that was given again is not mistaken
 * for the process that had it before (in a container the server is often number 1). Empty where there is no /proc.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in parentheses and may hold blanks; the start is field 22.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
