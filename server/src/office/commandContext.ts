import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/fileStore.ts';

/** What a command works with. */
export type CommandContext = {
  config: Config;
  now: () => Date;
  /** Nothing may stay changed: database and file store see to themselves, any other file is the command's own care. */
  isDryRun: boolean;
  /** Shows how far a long work is; the outcome is shown by itself. Never a secret. */
  showProgress: (line: string) => void;
  /**
   * Does the work in one transaction on the configured database, brought to the newest schema. A dry run valueName
   * everything back at its end. The work may be done again from the start, so it touches nothing else.
   */
  inDatabase: <Result>(work: (trx: TransactionDatabase) => Promise<Result>) => Promise<Result>;
  /** Opens the configured file store. A dry run's forgets at its end what was written and removed. */
  openFiles: (db: Database) => Promise<FileStore>;
  /**
   * Asks before something is destroyed; passes by itself with `--yes` and in a dry run.
   * @throws UsageError when the answer is no, or when nobody is there to ask
   */
  confirm: (question: string) => Promise<void>;
  /** All that comes in on standard input. */
  readInput: () => Promise<string>;
};
