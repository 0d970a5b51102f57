import type { Database } from '../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import type { Desk } from './desk.ts';
import type { Office } from './office.ts';
import { untouchedFiles } from './untouchedFiles.ts';

/** Lays out what a command works with, by the options that every command knows. */
export function openDesk(
  office: Office,
  { isDryRun, isSure, tell }: { isDryRun: boolean; isSure: boolean; tell: Desk['tell'] },
): Desk {
  const { config, now, confirm, readInput, withDatabase, openFiles } = office;
  return {
    config,
    now,
    isDryRun,
    tell,
    readInput,
    openFiles: async (db) => {
      const files = await openFiles(db);
      return isDryRun ? untouchedFiles(files) : files;
    },
    confirm: async (question) => {
      if (!isSure && !isDryRun) await confirm(question);
    },
    inDatabase: (work) =>
      withDatabase((db) => (isDryRun ? takeBack(db, work) : inTransaction(db, work))),
  };
}

/** Does the work in a transaction that ends as if it had never been. */
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
