/** @engine transactions, json */
import { recordChanges } from '../audit/recordChanges.ts';
import { readAllData } from '../backup/testing/readAllData.ts';
import type { DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { createTestWorld, type TestWorldIds } from '../testing/createTestWorld.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestFileStore } from '../testing/openTestFileStore.ts';
import { eraseOrganisation, removeErasedFiles } from './eraseOrganisation.ts';
import { fillQuestionnaire } from './testing/fillQuestionnaire.ts';
import { readRowsByTable, type Row } from './testing/readRowsByTable.ts';

const at = new Date('2026-11-20T09:00:00Z');
const marker = 'zmajevgnijezdo';
const otherMarker = 'susjednakuća';

let connection: DatabaseConnections;
let files: FileStore;
let closeFiles: () => Promise<void>;
let world: TestWorldIds;
let organisationId: number;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  await emptyDatabase(connection.db);
  ({ files, close: closeFiles } = await openTestFileStore());
  const { db } = connection;
  world = await createTestWorld(db, () => at);
  const { accounts } = world;
  const organisation = await db
    .updateTable('organisations')
    .set({ key: marker, title: marker, brand: marker, address: marker, contact: marker })
    .where('key', '=', 'jadran')
    .returning('id')
    .executeTakeFirstOrThrow();
  organisationId = organisation.id;
  await db
    .updateTable('accounts')
    .set({ email: `${marker}@example.com`, name: marker })
    .where('id', '=', accounts.client)
    .execute();
  const teamIds = [accounts.certifier, accounts.lead] as const;
  const common = { db, files, world, teamIds, at };
  await fillQuestionnaire({
    ...common,
    questionnaireId: world.questionnaire,
    clientId: accounts.client,
    marker,
  });
  await fillQuestionnaire({
    ...common,
    questionnaireId: world.foreign,
    clientId: accounts.stranger,
    marker: otherMarker,
  });
  // Makes one of the certifiers an employee of the organisation.
  await db
    .updateTable('accounts')
    .set({ organisation_id: organisationId })
    .where('id', '=', accounts.certifier2)
    .execute();
  const office = { at, accountId: null, questionnaireId: null };
  await recordChanges(db, {
    ...office,
    action: 'organisationAdd',
    changes: [
      { subject: `organisation ${organisationId}`, before: null, after: { title: 'Zmaj' } },
    ],
  });
  await recordChanges(db, {
    ...office,
    action: 'userAdd',
    changes: [
      { subject: `account ${accounts.client}`, before: null, after: { name: 'Old name' } },
      { subject: 'list of users', before: null, after: [{ organisation: marker, kind: 'client' }] },
      { subject: 'other', before: null, after: { organisation: 'sava' } },
    ],
  });
});
afterEach(() => closeFiles());

const erase = (key: string) =>
  inTransaction(connection.db, (trx) => eraseOrganisation({ trx, key, at }));
const everything = () => readAllData(connection.db, files);

describe('erasing an organisation', () => {
  it('removes the organisation’s texts, names and files everywhere', async () => {
    const before = await everything();
    expect(JSON.stringify(before).split(marker).length).toBeGreaterThan(15);
    const erased = await erase(marker);
    expect(await removeErasedFiles(files, erased!.storedNames)).toBe(0);
    const after = await everything();
    for (const [table, rows] of Object.entries(after.tables))
      expect({ table, rows: rows.filter((row) => row.includes(marker)) }).toEqual({
        table,
        rows: [],
      });
    expect(JSON.stringify(after.tables)).not.toMatch(/Old name|Zmaj/);
    const contents = Object.values(after.files).map((text) => Buffer.from(text, 'base64'));
    expect(contents.map(String)).toEqual([`file of ${otherMarker}`, `file of ${otherMarker}`]);
    expect(erased!.rowCounts).toMatchObject({ questionnaires: 2, accounts: 1, organisations: 1 });
  });

  it('keeps rows of other organisations unchanged, and only the comparison numbers of the erased one', async () => {
    const before = await readRowsByTable(connection.db);
    const ownId = before.get('organisations')?.find(({ key }) => key === marker)?.id;
    const forgotten = { countries: [], industry: null, group_key: '' };
    const withoutName = (row: Row): Row =>
      row.organisation_id === ownId
        ? { ...row, organisation_id: null, ...('measures' in row && forgotten) }
        : row;
    await erase(marker);
    const after = await readRowsByTable(connection.db);
    for (const [table, rows] of before) {
      if (table === 'audit_log' || table === 'loose_files') continue;
      const others = rows.filter((row) => !isOwn(table, row)).map(withoutName);
      expect({ table, rows: after.get(table) }).toEqual({ table, rows: others });
    }
    expect([...before.keys()]).toEqual(
      expect.arrayContaining(['responses', 'comparison_contributions']),
    );
  });

  it('keeps the account of a certifier whom the organisation employed, but without an employer', async () => {
    await erase(marker);
    const row = await connection.db
      .selectFrom('accounts')
      .select(['organisation_id', 'name'])
      .where('id', '=', world.accounts.certifier2)
      .executeTakeFirst();
    expect(row).toEqual({ organisation_id: null, name: 'Name of certifier2' });
  });

  it('keeps a client’s account that has saved an answer on another organisation’s questionnaire', async () => {
    const { db } = connection;
    await db
      .updateTable('responses')
      .set({ saved_by: world.accounts.client })
      .where('questionnaire_id', '=', world.foreign)
      .execute();
    const erased = await erase(marker);
    expect(erased!.rowCounts.accounts).toBe(0);
  });

  it('keeps who did what and when in the audit trail, and adds an entry about the erasure', async () => {
    const { db } = connection;
    const trail = () =>
      db
        .selectFrom('audit_log')
        .select(['at', 'account_id', 'questionnaire_id', 'action', 'subject'])
        .orderBy('id')
        .execute();
    const before = await trail();
    await erase(marker);
    expect((await trail()).slice(0, -1)).toEqual(before);
    const rows = await db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'eraseOrganisation',
      subject: `organisation ${organisationId}`,
      after: { erased: { questionnaires: 2 } },
    });
    const kept = rows.filter(({ after }) => after !== null);
    expect(kept.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['other', `question_${world.question('strategy')}`]),
    );
    const erasing = db.updateTable('audit_log').set({ before: null, after: null }).execute();
    await expect(erasing).rejects.toThrow(/append-only/);
  });

  it('returns undefined and changes nothing if the organisation is erased already', async () => {
    await erase(marker);
    const before = await everything();
    expect(await erase(marker)).toBeUndefined();
    expect(await everything()).toEqual(before);
  });

  it('leaves files that the store cannot delete at once to the regular clean-up of files', async () => {
    const erased = await erase(marker);
    const broken = { ...files, remove: () => Promise.reject(new Error('store is away')) };
    expect(await removeErasedFiles(broken, erased!.storedNames)).toBe(erased!.storedNames.length);
    const due = await connection.db
      .selectFrom('loose_files')
      .select('stored_name')
      .where('remove_after', '<=', at)
      .where('account_id', 'is', null)
      .execute();
    expect(due.map((row) => row.stored_name).sort()).toEqual([...erased!.storedNames].sort());
  });
});

/** Whether a row belongs to the erased organisation. */
function isOwn(table: string, row: Row): boolean {
  const own: unknown[] = [world.questionnaire, world.previous];
  const { client } = world.accounts;
  if (table === 'organisations') return row.key === marker;
  if (table === 'questionnaires') return own.includes(row.id);
  if (table === 'accounts') return row.id === client;
  const ofAccount = [
    ...['tokens', 'password_links', 'authenticators', 'recovery_codes', 'passkeys'],
    ...['email_changes', 'email_change_links', 'outbox'],
  ];
  if (ofAccount.includes(table)) return row.account_id === client;
  return own.includes(row.questionnaire_id);
}
