import type { DemoWords } from '../../content/schema/demoWords.ts';
import type { Programme } from '../../content/schema/programme.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import type { EditionReader } from '../../editions/edition.ts';
import type { DemoAccount } from './prepareAccounts.ts';

/** Environment for creating the questionnaires of the demo world. */
export type DemoEnvironment = {
  db: Database;
  files: FileStore;
  programme: Programme;
  words: DemoWords;
  /** Folder of the documents' files. */
  documentFolder: string;
  accounts: ReadonlyMap<string, DemoAccount>;
  readEdition: EditionReader;
  /** Time at which the creation of the demo world started; no activity has a later time. */
  startedAt: Date;
};
