/** @engine transactions */
import { buffer } from 'node:stream/consumers';
import { makeStoredName } from '../documents/stores/storedName.ts';
import { createTestWorld, type TestWorldIds } from '../testing/createTestWorld.ts';
import { openTestOffice, type TestOffice } from './testing/openTestOffice.ts';

let office: TestOffice;
let world: TestWorldIds;
let number: number;
let storedName: string;
beforeAll(async () => {
  office = await openTestOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.reset();
  world = await createTestWorld(office.db, () => office.clock.now);
  storedName = makeStoredName('application/pdf');
  await office.files.quarantine.write(storedName, Buffer.from('infected'));
  const { id } = await office.db
    .insertInto('quarantined_files')
    .values({
      questionnaire_id: world.questionnaire,
      area_id: world.area('brand'),
      question_id: world.question('strategy'),
      title: 'Our plan',
      file_name: 'Plan.pdf',
      file_type: 'application/pdf',
      byte_count: 8,
      sha256: '00',
      stored_name: storedName,
      upload_name: makeStoredName('application/pdf'),
      uploaded_by: world.accounts.client,
      quarantined_at: office.clock.now,
      signature: 'Eicar-Test',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  number = id;
});

const rows = (table: 'documents' | 'quarantined_files') =>
  office.db.selectFrom(table).select(['title', 'stored_name', 'uploaded_by']).execute();
const isApart = async () =>
  (await office.files.quarantine.read(storedName))?.destroy() !== undefined;

describe('the quarantine of infected files', () => {
  it('lists each file with its sender, the virus found and the time', async () => {
    const { text, json } = await office.run('quarantine list --json');
    expect(json.files).toMatchObject([
      {
        id: number,
        organisation: 'jadran',
        year: 2026,
        fileName: 'Plan.pdf',
        found: 'Eicar-Test',
        uploadedBy: 'client@example.com',
        at: '2026-11-20T09:00:00.000Z',
      },
    ]);
    expect(text).not.toBe('');
    await office.db.deleteFrom('quarantined_files').execute();
    expect((await office.run('quarantine list')).text).toContain('No file is in quarantine.');
  });

  it('releases a file as a document only after a confirmation, and records this in the audit trail', async () => {
    const tried = await office.run(`quarantine release ${number} --dry-run --yes`);
    expect([tried.code, await rows('documents'), await isApart()]).toEqual([0, [], true]);
    expect(await office.run(`quarantine release ${number}`)).toMatchObject({ code: 1 });
    expect(await office.run(`quarantine release ${number} --yes`)).toMatchObject({ code: 0 });
    expect(await rows('documents')).toEqual([
      { title: 'Our plan', stored_name: storedName, uploaded_by: world.accounts.client },
    ]);
    expect(await rows('quarantined_files')).toEqual([]);
    expect((await buffer((await office.files.read(storedName))!)).toString()).toBe('infected');
    expect(await isApart()).toBe(false);
    expect((await office.run(`quarantine release ${number} --yes`)).errorText).toMatch(
      /There is no file \d+ in quarantine/,
    );
    const audit = await office.db.selectFrom('audit_log').select('action').execute();
    expect(audit.map(({ action }) => action)).toContain('quarantine release');
  });

  it('deletes a file for good only after a confirmation', async () => {
    expect(await office.run(`quarantine remove ${number}`)).toMatchObject({ code: 1 });
    expect([await isApart(), (await rows('quarantined_files')).length]).toEqual([true, 1]);
    expect(await office.run(`quarantine remove ${number} --yes`)).toMatchObject({ code: 0 });
    expect([await isApart(), await rows('quarantined_files')]).toEqual([false, []]);
  });

  it('does not release a file that is missing in the store, and suggests removing its entry', async () => {
    await office.files.quarantine.remove(storedName);
    const { errorText } = await office.run(`quarantine release ${number} --yes`);
    expect(errorText).toContain(`quarantine remove ${number}`);
    expect(await rows('quarantined_files')).toHaveLength(1);
  });

  it('refuses to remove “all” files, because each must be named by its number', async () => {
    expect((await office.run('quarantine remove all --yes')).errorText).toContain('“all”');
  });
});
