import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Connection, type Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { migrate } from '../database/migrate.ts';
import type { FileStore } from '../documents/fileStore.ts';
import { fillQuestionnaire } from '../organisation-data/testing/fillQuestionnaire.ts';
import { makeWorld } from '../testing/makeWorld.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestFiles } from '../testing/openTestFiles.ts';
import { BadArchive } from './badArchive.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { readEverything } from './testing/readEverything.ts';
import { writeBackup } from './writeBackup.ts';

const now = () => new Date('2026-11-20T09:00:00Z');

/** An installation: a database and its files. */
type Installation = { connection: Connection; db: Database; files: FileStore };

let folder: string;
let closings: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cert-backup-'));
  closings = [() => rm(folder, { recursive: true })];
});
afterEach(async () => {
  for (const close of closings) await close();
});

/** On the PostgreSQL server where the tests run on one; `embedded` is never. */
async function openInstallation(kind: 'tested' | 'embedded'): Promise<Installation> {
  const connection =
    kind === 'tested' ? await openTestDatabase() : await connect({ kind: 'memory' });
  if (kind === 'embedded') await migrate(connection.db);
  const { files, close } = await openTestFiles();
  closings.unshift(close, connection.close);
  return { connection, db: connection.db, files };
}

async function openFilled(kind: 'tested' | 'embedded') {
  const installation = await openInstallation(kind);
  const { db, files } = installation;
  const world = await makeWorld(db, now);
  const teamIds = [world.accounts.certifier, world.accounts.lead] as const;
  const stored = await fillQuestionnaire({
    db,
    files,
    world,
    questionnaireId: world.questionnaire,
    clientId: world.accounts.client,
    teamIds,
    marker: `žute "čizme"\n\\ \t 💛`,
    at: now(),
  });
  await sql`update questionnaires set original_id = ${world.previous}
    where id = ${world.questionnaire}`.execute(db);
  await sql`update questions set disabled_on_question_id = ${world.question('strategy')},
    disabled_on_answer_id = ${world.answer('none')} where id = ${world.question('reach')}`.execute(
    db,
  );
  await sql`update organisations set countries = '{hr,"a,b"}', category_ids = '{3,1}'`.execute(db);
  // The newest account is gone; its number must stay its own.
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
  return { ...installation, world, document: stored[0]!, goneId: gone.id };
}

const archive = () => join(folder, 'backup.tar.gz');

const backUp = ({ db, files }: Installation, target = archive()): Promise<Manifest> =>
  inTransaction(db, (trx) =>
    writeBackup({ trx, openFiles: async () => files, target, isDryRun: false, now }),
  );

const restore = ({ db, files }: Installation, source = archive()): Promise<Manifest> =>
  inTransaction(db, (trx) => restoreBackup({ trx, files, source }));

const everythingOf = ({ db, files }: Installation) => readEverything(db, files);

describe('a backup', () => {
  it.each([
    ['tested', 'embedded'],
    ['embedded', 'tested'],
  ] as const)('restores every row and every file (%s to %s)', async (from, to) => {
    const source = await openFilled(from);
    const before = await everythingOf(source);
    const manifest = await backUp(source);
    const target = await openInstallation(to);
    await restore(target);
    const after = await everythingOf(target);
    expect(after).toEqual(before);
    expect(Object.keys(after.files)).toHaveLength(2);
    const filled = Object.entries(after.tables).filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(18);
    expect(manifest.tables.map(({ name }) => name)).toEqual(Object.keys(before.tables));
    expect(after.tables.responses!.join()).toContain('09:00:00.000123+00');
    expect(after.tables.responses!.join()).toMatch(/"comment","null"/);
  });

  it('lets the restored installation go on counting where the old one stood', async () => {
    const source = await openFilled('tested');
    await backUp(source);
    const target = await openInstallation('tested');
    await restore(target);
    const { id } = await target.db
      .insertInto('accounts')
      .values({
        email: 'new@example.com',
        name: '',
        password_hash: '',
        is_certifier: false,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(source.goneId + 1);
    const dangling = target.db
      .insertInto('tokens')
      .values({ hash: 'x', account_id: 999, created_at: now(), used_at: now() })
      .execute();
    await expect(dangling).rejects.toThrow(/foreign key/);
  });

  it('is readable by its owner only, and nothing else is left beside it', async () => {
    await backUp(await openFilled('tested'));
    expect((await stat(archive())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  });

  it('names the documents whose file is missing or not the uploaded one, and holds all the rest', async () => {
    const source = await openFilled('tested');
    await source.files.write(source.document, Buffer.from('other bytes'));
    expect((await backUp(source)).faults).toMatchObject([{ fault: 'damaged' }]);
    await source.files.remove(source.document);
    const manifest = await backUp(source);
    expect(manifest.faults).toEqual([
      { documentId: expect.any(Number), title: expect.stringContaining('žute'), fault: 'missing' },
    ]);
    const target = await openInstallation('tested');
    await restore(target);
    expect(await everythingOf(target)).toEqual(await everythingOf(source));
  });

  it('leaves out a file that belongs to nobody', async () => {
    const source = await openFilled('tested');
    const stray = `${'0'.repeat(32)}.pdf`;
    await source.files.write(stray, Buffer.from('stray'));
    const { files } = await backUp(source);
    expect(files.map(({ storedName }) => storedName)).not.toContain(stray);
    expect(files).toHaveLength(2);
  });
});

describe('a restore is refused, with nothing changed,', () => {
  const refused = async (source: string, message: RegExp) => {
    const target = await openInstallation('tested');
    const before = await everythingOf(target);
    const restoring = restore(target, source);
    await expect(restoring).rejects.toThrow(BadArchive);
    await expect(restoring).rejects.toThrow(message);
    expect(await everythingOf(target)).toEqual(before);
  };

  it('into an installation that holds something', async () => {
    const source = await openFilled('tested');
    await backUp(source);
    const before = await everythingOf(source);
    await expect(restore(source)).rejects.toThrow(/not empty/);
    expect(await everythingOf(source)).toEqual(before);
  });

  it('from a file that is not there, or that is none of ours', async () => {
    await refused(archive(), /no file/);
    await writeFile(archive(), 'no archive at all');
    await refused(archive(), /damaged or no backup/);
  });

  it('from an archive that is cut off, wherever', async () => {
    await backUp(await openFilled('tested'));
    const whole = await readFile(archive());
    for (const share of [0.05, 0.5, 0.95]) {
      await writeFile(archive(), whole);
      await truncate(archive(), Math.floor(whole.length * share));
      await refused(archive(), /cut off/);
    }
  });
});
