import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';

/** Environment of a command. */
export type CommandContext = {
  config: Config;
  now: () => Date;
  /**
   * Whether nothing may be changed. `inDatabase` and `openFiles` ensure this for the database and the file store; the
   * command itself must not write other files.
   */
  isDryRun: boolean;
  /** Shows the progress of long work; the result is printed separately. The text must not contain a secret. */
  showProgress: (line: string) => void;
  /**
   * Runs work in one transaction on the configured database, after migrating it. A dry run rolls everything back. The
   * work may be retried, so it must have no other side effects.
   */
  inDatabase: <Result>(work: (trx: TransactionDatabase) => Promise<Result>) => Promise<Result>;
  /** Opens the configured file store. In a dry run its changes are kept in memory only. */
  openFiles: (db: Database) => Promise<FileStore>;
  /**
   * Asks the user before something is deleted or replaced. Does not ask with `--yes` or in a dry run.
   * @throws UsageError if the answer is no, or if there is no terminal
   */
  confirm: (question: string) => Promise<void>;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
};
