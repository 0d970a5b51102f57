import type { DemoWords } from '../../content/schema/demoWords.ts';
import type { Programme } from '../../content/schema/programme.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/fileStore.ts';
import type { EditionReader } from '../../questionnaires/edition.ts';
import type { DemoAccount } from './prepareAccounts.ts';

/** What all questionnaires of the demo world are made from. */
export type DemoEnvironment = {
  db: Database;
  files: FileStore;
  programme: Programme;
  words: DemoWords;
  /** Where the files of its documents lie. */
  documentFolder: string;
  accounts: ReadonlyMap<string, DemoAccount>;
  readEdition: EditionReader;
  /** The latest moment at which somebody has done something. */
  startedAt: Date;
};
