import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const save = (name: string) => site.call('client', 'nameSave', { name });
const readName = async () =>
  (
    await site.db
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', site.world.accounts.client)
      .executeTakeFirstOrThrow()
  ).name;

describe('a change of the own name', () => {
  it('is stored without blanks around it, and is recorded once in the audit trail if it is sent twice', async () => {
    for (const _time of [1, 2])
      expect((await save('  Ana Anić-Horvat ')).reply).toEqual({ name: 'Ana Anić-Horvat' });
    expect(await readName()).toBe('Ana Anić-Horvat');
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'nameSave')
      .execute();
    const id = site.world.accounts.client;
    const change = { before: 'Name of client', after: 'Ana Anić-Horvat' };
    expect(rows).toEqual([{ account_id: id, subject: `account ${id}`, ...change }]);
  });

  it.each([
    ['', 'an empty one'],
    ['   ', 'blanks'],
    ['Ana\nAnić', 'two lines'],
    ['a'.repeat(201), 'more than 200 characters'],
  ])('is refused for %j (%s)', async (name) => {
    expect((await save(name)).status).toBe(400);
    expect(await readName()).toBe('Name of client');
  });
});
