import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { valueParsers } from './valueParsers.ts';

/** The embedded database's folder cannot be used as it is; the message is one sentence with the way out. */
export class UnusableFolder extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'UnusableFolder';
  }
}

/** Of the PostgreSQL that PGlite is; its files are of this version's form. */
const embeddedMajor = '18';
/** A first start, or one after a power cut, may take a minute on a slow machine. */
const openWithinMs = 300_000;
/** A log file of the database, which it must be able to write. */
const leastRoomBytes = 16_777_216;

/**
 * Opens the embedded database in its folder, or makes one in a folder that is empty.
 * @param withinMs when it hangs for longer, which nothing in this thread can notice, the process is ended with the
 *   sentence of `damaged`
 * @throws UnusableFolder when it is damaged or was made by another version of PostgreSQL
 */
export async function openEmbeddedDatabase(
  folder: string,
  withinMs = openWithinMs,
): Promise<PGlite> {
  await refuseForeign(folder);
  const stopWatching = exitWhenHanging(withinMs, `${damagedFolderMessage(folder)}\n`);
  try {
    return await PGlite.create({ dataDir: folder, parsers: valueParsers });
  } catch (error) {
    await refuseWithoutRoom(folder);
    throw new UnusableFolder(damagedFolderMessage(folder), error);
  } finally {
    await stopWatching();
  }
}

/** The sentence for files that cannot be understood. */
export function damagedFolderMessage(folder: string): string {
  return `The database in ${folder} cannot be opened, its files are damaged: move that folder away, and restore the last backup with "npm run office -- restore <backup.tar.gz>".`;
}

/**
 * What a database says that meets files which are missing or hold nonsense: undefined file, data or index corrupted,
 * and failures for which nobody has foreseen a code. Source: PostgreSQL manual, appendix A. A crash inside of the
 * embedded one is a RuntimeError.
 */
export function isDamage(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: unknown };
  return name === 'RuntimeError' || /^(58P01|58030|XX00[0-2])$/.test(String(code));
}

/** A folder that holds something, and no version, would be overwritten with a new, empty database. */
async function refuseForeign(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) return;
  await access(folder, constants.R_OK | constants.W_OK);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  if (version.trim() === embeddedMajor) return;
  if (!/^\d+\s*$/.test(version)) throw new UnusableFolder(damagedFolderMessage(folder));
  throw new UnusableFolder(
    `The database in ${folder} was made by PostgreSQL ${version.trim()}, and this version of the platform brings ${embeddedMajor}: write a backup with the version that made it, move the folder away, and restore the backup with "npm run office -- restore <backup.tar.gz>".`,
  );
}

/** A full disk looks like damage to the database. */
async function refuseWithoutRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leastRoomBytes) return;
  const system = { code: 'ENOSPC', syscall: 'write', path: folder };
  throw Object.assign(new Error('no room for the database'), system);
}

/**
 * Ends the process with a sentence after a time, from a thread of its own: a database that hangs holds this one.
 * @returns ends the watch
 */
export function exitWhenHanging(ms: number, sentence: string): () => Promise<unknown> {
  const watch = new Worker(
    `const { workerData } = require('node:worker_threads');
    setTimeout(() => {
      require('node:fs').writeSync(2, workerData.sentence);
      process.kill(process.pid, 'SIGKILL');
    }, workerData.ms);`,
    { eval: true, workerData: { ms, sentence } },
  );
  watch.unref();
  return () => watch.terminate();
}
