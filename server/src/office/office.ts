import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';

/** Environment of the command line: terminal and installation, or their replacements in tests. */
export type OfficeEnvironment = {
  config: Config;
  now: () => Date;
  /** Opens and migrates the configured database for the duration of the work. */
  withDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Opens the configured file store. */
  openFiles: (db: Database) => Promise<FileStore>;
  /** @throws UsageError if the answer is no, or if there is no terminal */
  confirm: (question: string) => Promise<void>;
  /** Reads standard input to its end. */
  readInput: () => Promise<string>;
};
