import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

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

/** While another process takes a dead lock over, this one looks again after so long. */
const lookAgainMs = 10;

/**
 * Makes a folder, for its owner's eyes only, and claims it for this process by the file `<folder>.lock`. The lock of a process that has died is taken over,
 * by one process at a time: who holds `<folder>.lock.taking` may remove it.
 * @returns gives the folder free again
 * @throws FolderInUse while another process that lives holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const taking = `${file}.taking`;
  // Passwords' hashes and people's answers: no other user of the machine reads them, whatever the files' own modes are.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  while (!(await isCreated(file, own))) {
    await refuseIfHeld(folder, file);
    if (await isCreated(taking, own)) {
      try {
        // Another process may have taken the lock over since it was found dead.
        await refuseIfHeld(folder, file);
        await rm(file, { force: true });
      } finally {
        await rm(taking, { force: true });
      }
    } else if (await livingHolder(taking)) await wait(lookAgainMs);
    else await rm(taking, { force: true });
  }
  return () => rm(file, { force: true });
}

/** Makes a file with its content in one step, so that nobody ever reads half a lock. */
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
  if (holder) throw new FolderInUse(folder, holder.pid);
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
