import type { DemoWorld } from '../../content/schema/demoWorld.ts';
import type { Programme } from '../../content/schema/programme.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/fileStore.ts';
import type { EditionReader } from '../../questionnaires/edition.ts';
import type { DemoAccount } from './prepareAccounts.ts';

/** What all questionnaires of the demo world are made from. */
export type DemoGround = {
  db: Database;
  files: FileStore;
  programme: Programme;
  world: DemoWorld;
  accounts: ReadonlyMap<string, DemoAccount>;
  organisationIds: ReadonlyMap<string, number>;
  editionIds: ReadonlyMap<string, number>;
  readEdition: EditionReader;
  startedAt: Date;
};
