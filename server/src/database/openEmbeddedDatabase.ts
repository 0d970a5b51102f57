import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { valueParsers } from './columns.ts';

/** Thrown if the embedded database's folder cannot be used. The message is one sentence with the remedy. */
export class UnusableFolderError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'UnusableFolderError';
  }
}

/** Major version of the PostgreSQL in PGlite, which determines the format of the data files. */
const embeddedMajor = '18';
/**
 * Maximum time for opening the database. The first start, or recovery after a power failure, may take a minute on a
 * slow machine.
 */
const openWithinMs = 300_000;
/** Minimum free space in bytes: the size of one WAL file, which the database must be able to write. */
const minFreeBytes = 16_777_216;

/**
 * Opens the embedded database in its folder, or creates one if the folder is empty.
 * @param withinMs if opening takes longer, the process exits with `formatDamagedFolderMessage` (see `exitWhenHanging`)
 * @throws UnusableFolderError if the folder is damaged, or has the format of another version of PostgreSQL
 */
export async function openEmbeddedDatabase(
  folder: string,
  withinMs = openWithinMs,
): Promise<PGlite> {
  await assertOwnVersion(folder);
  const stopWatching = exitWhenHanging(withinMs, `${formatDamagedFolderMessage(folder)}\n`);
  try {
    return await PGlite.create({ dataDir: folder, parsers: valueParsers });
  } catch (error) {
    await assertFreeSpace(folder);
    throw new UnusableFolderError(formatDamagedFolderMessage(folder), error);
  } finally {
    await stopWatching();
  }
}

/** Formats the message for a folder whose data files cannot be read. */
export function formatDamagedFolderMessage(folder: string): string {
  return `The database in ${folder} cannot be opened, its files are damaged: move that folder away, and restore the last backup with "npm run office -- restore <backup.tar.gz>".`;
}

/**
 * Whether an error means that data files are missing or corrupted. The SQLSTATEs are: undefined file, I/O error, data
 * or index corrupted, internal error (source: PostgreSQL manual, appendix A). A crash inside PGlite is a RuntimeError.
 */
export function isDataCorruptionError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: string; code?: unknown };
  return name === 'RuntimeError' || /^(58P01|58030|XX00[0-2])$/.test(String(code));
}

/**
 * Rejects a folder with a database of another PostgreSQL version, or with files but without a database: a new, empty
 * database would overwrite them.
 */
async function assertOwnVersion(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) return;
  await access(folder, constants.R_OK | constants.W_OK);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  if (version.trim() === embeddedMajor) return;
  if (!/^\d+\s*$/.test(version)) throw new UnusableFolderError(formatDamagedFolderMessage(folder));
  throw new UnusableFolderError(
    `The database in ${folder} was made by PostgreSQL ${version.trim()}, and this version of the platform brings ${embeddedMajor}: write a backup with the version that made it, move the folder away, and restore the backup with "npm run office -- restore <backup.tar.gz>".`,
  );
}

/** Throws if the disk is full, because the error of PGlite would then wrongly be reported as damage. */
async function assertFreeSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= minFreeBytes) return;
  const system = { code: 'ENOSPC', syscall: 'write', path: folder };
  throw Object.assign(new Error('no room for the database'), system);
}

/**
 * Writes a message to standard error and kills the process after a timeout. The timer runs in a worker thread, because
 * a database that hangs blocks this thread.
 * @returns a function that stops the timer
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
