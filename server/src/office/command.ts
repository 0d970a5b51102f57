import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';

/** What a command works with. */
export type Office = {
  config: Config;
  now: () => Date;
  /** Shows one line to the person at the terminal. */
  print: (line: string) => void;
  /** Opens the configured database, brought to the newest schema, for the time of the work. */
  withDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /**
   * Asks before something is destroyed.
   * @throws WrongUsage when the answer is no, or when nobody is there to ask
   */
  confirm: (question: string) => Promise<void>;
};

/** One command of the office's command line. */
export type Command = {
  /** What stands behind the command's name: `<folder>`, `[--yes]`. */
  takes: string;
  /** What it does, in a few words. */
  does: string;
  /** @param args what stands behind the command's name */
  run: (args: string[], office: Office) => Promise<void>;
};
