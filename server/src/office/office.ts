import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';
import type { FileStore } from '../documents/fileStore.ts';

/** The world around the command line: a terminal and an installation, or what a test puts in their place. */
export type Office = {
  config: Config;
  now: () => Date;
  /** Opens the configured database, brought to the newest schema, for the time of the work. */
  withDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Opens the configured file store. */
  openFiles: (db: Database) => Promise<FileStore>;
  /** @throws UsageError when the answer is no, or when nobody is there to ask */
  confirm: (question: string) => Promise<void>;
  /** All that comes in on standard input. */
  readInput: () => Promise<string>;
};
