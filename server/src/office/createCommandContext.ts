import type { Database } from '../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import type { CommandContext } from './commandContext.ts';
import type { OfficeEnvironment } from './office.ts';
import { createDryRunFileStore } from './createDryRunFileStore.ts';

/** Creates the environment of a command from the common options. */
export function createCommandContext(
  office: OfficeEnvironment,
  {
    isDryRun,
    isSure,
    showProgress,
  }: { isDryRun: boolean; isSure: boolean; showProgress: CommandContext['showProgress'] },
): CommandContext {
  const { config, now, confirm, readInput, withDatabase, openFiles } = office;
  return {
    config,
    now,
    isDryRun,
    showProgress,
    readInput,
    openFiles: async (db) => {
      const files = await openFiles(db);
      return isDryRun ? createDryRunFileStore(files) : files;
    },
    confirm: async (question) => {
      if (!isSure && !isDryRun) await confirm(question);
    },
    inDatabase: (work) =>
      withDatabase((db) => (isDryRun ? takeBack(db, work) : inTransaction(db, work))),
  };
}

/** Runs work in a transaction and rolls it back, for a dry run. */
async function takeBack<Result>(
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
