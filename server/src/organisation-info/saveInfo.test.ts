/** @engine transactions */
import { otherOption } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { completeInfoInput } from '../testing/completeInfoInput.ts';
import { createInfoCalls } from './testing/createInfoCalls.ts';

let site: TestSite;
let save: ReturnType<typeof createInfoCalls>['save'];
let read: ReturnType<typeof createInfoCalls>['read'];
let trail: ReturnType<typeof createInfoCalls>['trail'];
beforeAll(async () => {
  site = await openTestSite();
  ({ save, read, trail } = createInfoCalls(site));
});
beforeEach(() => site.reset());
afterAll(() => site.close());

describe('the organisation information', () => {
  it('is empty at first, and has the saved values after a save', async () => {
    expect(await read()).toMatchObject({
      title: 'Jadran',
      brand: '',
      numberOfEmployees: null,
      typeId: null,
      sindicate: null,
      countries: [],
      categories: [],
    });
    expect((await save('client')).reply).toEqual({});
    expect(await read()).toMatchObject({ ...completeInfoInput.info, countries: ['hr', 'si'] });
    expect((await read()).categories).toEqual([1, 6]);
  });

  it('is shared by all years, but each year has its own workforce', async () => {
    await save('client');
    expect(await read('client', site.world.previous)).toMatchObject({
      city: 'Split',
      categoryId: 1,
      numberOfEmployees: null,
      sindicate: null,
    });
    await save('client', { id: site.world.previous, info: { numberOfEmployees: 599 } });
    expect((await read()).numberOfEmployees).toBe(640);
    expect((await read('client', site.world.previous)).numberOfEmployees).toBe(599);
  });

  it('of one organisation is not changed by a save for another organisation', async () => {
    await save('client');
    expect(await read('stranger', site.world.foreign)).toMatchObject({ title: 'Sava', city: '' });
  });

  it('keeps what is not in its form, such as the organisation’s name and group, even if a call sends it', async () => {
    await save('client', { info: { title: 'Mine', id: 7, group_key: 'mine' } });
    expect((await read()).title).toBe('Jadran');
    const row = await site.db
      .selectFrom('organisations')
      .select(['key', 'title', 'group_key'])
      .where('city', '=', 'Split')
      .execute();
    expect(row).toEqual([{ key: 'jadran', title: 'Jadran', group_key: null }]);
  });

  it('accepts what an HTML form sends: digits, and empty texts for no choice', async () => {
    const sent = { numberOfEmployees: '12', typeId: '2', sindicate: '1', newManagers: '' };
    expect((await save('lead', { info: sent })).status).toBe(200);
    expect(await read()).toMatchObject({
      numberOfEmployees: 12,
      typeId: 2,
      sindicate: 1,
      newManagers: null,
    });
  });

  it.each([otherOption.id, null])(
    'stores the choice “Other”, sent as %j, as a description without an id',
    async (id) => {
      await save('client', {
        info: {
          typeId: id,
          typeDescription: ' Zadruga ',
          categoryId: id,
          categoryDescription: 'Art',
        },
      });
      expect(await read()).toMatchObject({
        typeId: null,
        typeDescription: 'Zadruga',
        categoryId: null,
        categoryDescription: 'Art',
      });
    },
  );

  it('stores HTML as plain text', async () => {
    const brand = '<script>alert(1)</script> & "Co"';
    await save('client', { info: { brand } });
    expect((await read()).brand).toBe(brand);
  });

  it('never appears in the log, whether it is saved or refused', async () => {
    await save('client', { info: { contact: 'Zmajevgnijezdo' } });
    await save('client', { info: { email: 'zmajevgnijezdo' } });
    expect(site.log.length).toBeGreaterThan(0);
    expect(site.log.join('')).not.toMatch(/zmajevgnijezdo/i);
  });
});

it('a save of organisation information records old and new value of each changed field in the audit trail', async () => {
  await save('client');
  await save('lead', { info: { city: 'Zadar', sindicate: 0 } });
  const { questionnaire, accounts } = site.world;
  const by = { account_id: accounts.lead, questionnaire_id: questionnaire };
  expect((await trail()).slice(-2)).toEqual([
    { ...by, subject: 'city', before: 'Split', after: 'Zadar' },
    { ...by, subject: 'sindicate', before: 1, after: 0 },
  ]);
});

it('a change of organisation information changes its ETag for every reader and in every year', async () => {
  const tagOf = async (person: Person, id: number) =>
    (await site.call(person, 'info', { id })).headers['etag'];
  const { questionnaire, previous } = site.world;
  const readers = [
    ['client', questionnaire],
    ['lead', questionnaire],
    ['client', previous],
  ] as const;
  const tags = () => Promise.all(readers.map(([person, id]) => tagOf(person, id)));
  const before = await tags();
  await save('lead');
  const after = await tags();
  for (const [index, tag] of after.entries()) expect(tag).not.toBe(before[index]);
});
