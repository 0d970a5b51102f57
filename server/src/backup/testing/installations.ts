import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConnections, Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { fillQuestionnaire } from '../../organisation-data/testing/fillQuestionnaire.ts';
import { createTestWorld } from '../../testing/createTestWorld.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { openEmbeddedTestDatabase, openTestDatabase } from '../../testing/openTestDatabase.ts';
import { openTestFileStore } from '../../testing/openTestFileStore.ts';
import type { ArchiveManifest } from '../archive.ts';
import { restoreBackup } from '../restoreBackup.ts';
import { writeBackup } from '../writeBackup.ts';
import { readAllData } from './readAllData.ts';

/** An installation: a database and its files. */
export type Installation = { db: Database; files: FileStore };
/** `tested`: on the PostgreSQL server if the tests run on one; `embedded`: always PGlite. */
export type InstallationKind = 'tested' | 'embedded';

const now = () => new Date('2026-11-20T09:00:00Z');

/** Emptied databases that later tests use again, because opening an embedded one takes a second. */
const idle: { [kind in InstallationKind]: DatabaseConnections[] } = { tested: [], embedded: [] };
/** Whether all tests of the file have ended: a database that is given back later is closed at once. */
let isOver = false;
afterAll(async () => {
  isOver = true;
  for (const { close } of [...idle.tested, ...idle.embedded]) await close();
});

async function takeDatabase(kind: InstallationKind) {
  const connection =
    idle[kind].pop() ??
    (await (kind === 'tested' ? openTestDatabase() : openEmbeddedTestDatabase()));
  const giveBack = async () => {
    if (isOver) return connection.close();
    await emptyDatabase(connection.db);
    idle[kind].push(connection);
  };
  return { db: connection.dbForLongWork, giveBack };
}

/** Creates installations and archives for backup tests, in a temporary folder that `close` removes. */
export async function openInstallations() {
  const folder = await mkdtemp(join(tmpdir(), 'cert-backup-'));
  const closings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
  const archive = join(folder, 'backup.tar.gz');

  const openEmpty = async (kind: InstallationKind = 'tested'): Promise<Installation> => {
    const { db, giveBack } = await takeDatabase(kind);
    const { files, close } = await openTestFileStore();
    closings.unshift(close, giveBack);
    return { db, files };
  };

  return {
    folder,
    archive,
    openEmpty,
    openFilled: async (kind: InstallationKind = 'tested') => fill(await openEmpty(kind)),
    backUp: ({ db, files }: Installation, target = archive): Promise<ArchiveManifest> =>
      inTransaction(db, (trx) =>
        writeBackup({ trx, openFiles: async () => files, target, isDryRun: false, now }),
      ),
    restore: ({ db, files }: Installation, source = archive): ReturnType<typeof restoreBackup> =>
      inTransaction(db, (trx) => restoreBackup({ trx, files, source })),
    everythingOf: ({ db, files }: Installation) => readAllData(db, files),
    close: async () => {
      for (const close of closings) await close();
    },
  };
}

async function fill(installation: Installation) {
  const { db, files } = installation;
  const world = await createTestWorld(db, now);
  const teamIds = [world.accounts.certifier, world.accounts.lead] as const;
  const stored = await fillQuestionnaire({
    db,
    files,
    world,
    questionnaireId: world.questionnaire,
    clientId: world.accounts.client,
    teamIds,
    marker: `žute "čizme"\n\\ \t 💛\r\u2028\u2029\u0085`,
    at: now(),
  });
  await sql`update questionnaires set original_id = ${world.previous}
    where id = ${world.questionnaire}`.execute(db);
  await sql`update questions set disabled_on_question_id = ${world.question('strategy')},
    disabled_on_answer_id = ${world.answer('none')} where id = ${world.question('reach')}`.execute(
    db,
  );
  // Stores JSON null in some rows, because the others contain SQL null, and a backup must preserve the difference.
  await sql`update responses set value = 'null' where kind = 'comment'`.execute(db);
  await sql`update organisations set countries = '{hr,"a,b"}', category_ids = '{3,1}'`.execute(db);
  // Deletes the newest account, so that tests can check that its id is not reused.
  const gone = await db
    .insertInto('accounts')
    .values({
      email: 'gone@example.com',
      name: '',
      password_hash: '',
      is_certifier: false,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('accounts').where('id', '=', gone.id).execute();
  return { ...installation, document: stored[0]!, goneId: gone.id };
}
