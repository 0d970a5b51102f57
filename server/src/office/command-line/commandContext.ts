import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { BulkReader } from '../../database/createBulkReader.ts';
import {
  inTransaction,
  setRepeatableRead,
  type TransactionDatabase,
} from '../../database/inTransaction.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { createDryRunFileStore } from './createDryRunFileStore.ts';
import { UsageError } from './usageError.ts';

/** Environment of a command. */
export type CommandContext = {
  config: Config;
  now: () => Date;
  /**
   * Whether this is a dry run, which must change nothing. `inDatabase` and `openFiles` ensure this for the database and
   * the file store; the command itself must not write other files.
   */
  isDryRun: boolean;
  /** Shows the progress of long work; the result is printed separately. The text must not contain a secret. */
  showProgress: (line: string) => void;
  /**
   * Runs work in one transaction on the configured database, after migrating it. A dry run rolls everything back. The
   * work may be retried, so any other side effect must be safe to repeat.
   */
  inDatabase: <Result>(work: (trx: TransactionDatabase) => Promise<Result>) => Promise<Result>;
  /**
   * Reads in one transaction that sees the same data until its end, from the replica if there is one
   * (`createBulkReader`). The function may run a second time, so any other side effect must be safe to repeat.
   */
  readInSnapshot: <Result>(read: (trx: TransactionDatabase) => Promise<Result>) => Promise<Result>;
  /**
   * Asks the running site that holds the embedded database (`serveOfficeSocket`).
   * @returns the JSON of its reply; undefined if no site answers
   */
  readFromRunningSite: (path: string) => Promise<unknown>;
  /** Opens the configured file store. A dry run keeps its changes in memory only. */
  openFiles: (db: Database) => Promise<FileStore>;
  /**
   * Asks the user before something is deleted or replaced. Does not ask with `--yes` or in a dry run.
   * @throws UsageError if the answer is no, or if there is no terminal
   */
  confirm: (question: string) => Promise<void>;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
};

/** Environment of the command line: terminal and installation, or their replacements in tests. */
export type OfficeEnvironment = {
  config: Config;
  now: () => Date;
  /** Opens the configured database, migrates it, does the work, and closes the database. */
  withDatabase: <Result>(
    work: (db: Database, readInBulk: BulkReader) => Promise<Result>,
  ) => Promise<Result>;
  /** Asks the running site that holds the embedded database; undefined if none answers. */
  readFromRunningSite: (path: string) => Promise<unknown>;
  /** Opens the configured file store. */
  openFiles: (db: Database) => Promise<FileStore>;
  /** Asks the user to confirm. @throws UsageError if the answer is no, or if there is no terminal */
  confirm: (question: string) => Promise<void>;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
};

/** Creates the environment of a command from that of the command line and from the common options. */
export function createCommandContext(
  office: OfficeEnvironment,
  {
    isDryRun,
    isSure,
    showProgress,
  }: { isDryRun: boolean; isSure: boolean; showProgress: CommandContext['showProgress'] },
): CommandContext {
  const { config, now, confirm, readInput, readFromRunningSite, withDatabase, openFiles } = office;
  return {
    config,
    now,
    isDryRun,
    showProgress,
    readInput,
    readFromRunningSite,
    openFiles: async (db) => {
      const files = await openFiles(db);
      return isDryRun ? createDryRunFileStore(files) : files;
    },
    confirm: async (question) => {
      if (!isSure && !isDryRun) await confirm(question);
    },
    inDatabase: (work) =>
      withDatabase((db) => (isDryRun ? runAndRollBack(db, work) : inTransaction(db, work))),
    readInSnapshot: (read) => {
      const readRepeatably = async (trx: TransactionDatabase) => {
        await setRepeatableRead(trx);
        return read(trx);
      };
      return withDatabase((primary, readInBulk) =>
        isDryRun
          ? runAndRollBack(primary, readRepeatably)
          : readInBulk((db) => inTransaction(db, readRepeatably)),
      );
    },
  };
}

/** Runs work in a transaction and rolls it back, for a dry run. */
async function runAndRollBack<Result>(
  db: Database,
  work: (trx: TransactionDatabase) => Promise<Result>,
): Promise<Result> {
  const done: { result?: Result } = {};
  const ending = new Error('dry run');
  const run = inTransaction(db, async (trx) => {
    done.result = await work(trx);
    throw ending;
  });
  await run.catch((error: unknown) => {
    if (error !== ending) throw error;
  });
  return done.result as Result;
}

/**
 * Checks that a file or folder can be written: the parent folder of a file exists, and the user agrees to replace an
 * existing target.
 * @throws UsageError if not
 */
export async function confirmOutputPath(
  path: string,
  { kind, context }: { kind: 'file' | 'folder'; context: Pick<CommandContext, 'confirm'> },
): Promise<void> {
  const find = (place: string) => stat(place).catch(() => undefined);
  if (kind === 'file' && !(await find(dirname(path)))?.isDirectory())
    throw new UsageError(`There is no folder ${dirname(path)}.`);
  const found = await find(path);
  if (!found) return;
  if (found.isDirectory() !== (kind === 'folder'))
    throw new UsageError(`${path} exists and is not a ${kind}.`);
  await context.confirm(`Replace ${path}?`);
}
