import { otherOption } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { createInfoCalls, type InfoSaveOverrides } from './testing/createInfoCalls.ts';

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

const empty = {
  ...{ brand: '', address: '', city: '', contact: '', email: '' },
  ...{ numberOfEmployees: '', numberOfEmployeesHired: '', numberOfEmployeesLeft: '' },
  ...{ numberOfEmployeesLaidOff: '', typeId: '', typeDescription: '', categoryId: '' },
  ...{ categoryDescription: '', externalWorkForce: '', sindicate: '', newManagers: '' },
};

describe('organisation information that is refused:', () => {
  it('a client’s form with missing fields, which the reply names', async () => {
    const { status, error } = await save('client', { info: empty, countries: [], categories: [] });
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.details!['fields']).sort()).toEqual(
      [
        ...Object.keys(empty)
          .filter((field) => !field.endsWith('Description'))
          .map((field) => `info.${field}`),
        'countries',
        'categories',
      ].sort(),
    );
    expect(Object.values(error.details!['fields']).every((issue) => issue === 'missing')).toBe(
      true,
    );
    expect(await trail()).toEqual([]);
  });

  it('a client’s “Other” without a description', async () => {
    const { error } = await save('client', { info: { categoryId: otherOption.id } });
    expect(error.details).toEqual({ fields: { 'info.categoryDescription': 'missing' } });
  });

  it('a client’s form while the questionnaire is locked; the team’s form is saved', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_locked: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    const { status, error } = await save('client');
    expect([status, error]).toEqual([
      409,
      { code: 'locked', details: { reason: 'questionnaire-locked' } },
    ]);
    expect((await save('certifier')).status).toBe(200);
    // The organisation's questionnaire of another year is not locked, so it can be used to save the info.
    expect((await save('client', { id: site.world.previous })).status).toBe(200);
  });
});

it('the team can save the organisation information with every field empty', async () => {
  await save('client');
  const { status } = await save('certifier', { info: empty, countries: [], categories: [] });
  expect(status).toBe(200);
  expect(await read()).toMatchObject({ brand: '', typeId: null, sindicate: null, countries: [] });
});

describe('the organisation information that the team sends', () => {
  it.each<[string, InfoSaveOverrides, string]>([
    ['a control character', { info: { brand: 'a\u0007b' } }, 'info.brand'],
    ['a text of two lines', { info: { address: 'a\nb' } }, 'info.address'],
    ['half of a surrogate pair', { info: { city: 'a\ud800' } }, 'info.city'],
    ['a text of 201 characters', { info: { contact: 'x'.repeat(201) } }, 'info.contact'],
    ['a long description', { info: { typeDescription: 'x'.repeat(201) } }, 'info.typeDescription'],
    ['a wrong e-mail', { info: { email: 'nobody' } }, 'info.email'],
    ['two e-mails', { info: { email: 'a@b.hr, c@d.hr' } }, 'info.email'],
    ['a negative number', { info: { numberOfEmployees: -1 } }, 'info.numberOfEmployees'],
    [
      'a number that is not whole',
      { info: { numberOfEmployeesLeft: 1.5 } },
      'info.numberOfEmployeesLeft',
    ],
    [
      'a number of eight digits',
      { info: { numberOfEmployeesHired: 10_000_000 } },
      'info.numberOfEmployeesHired',
    ],
    [
      'a word instead of a number',
      { info: { numberOfEmployeesLaidOff: 'many' } },
      'info.numberOfEmployeesLaidOff',
    ],
    ['an unknown type', { info: { typeId: 5 } }, 'info.typeId'],
    ['an unknown category', { info: { categoryId: 17 } }, 'info.categoryId'],
    ['a value that is none of the choices', { info: { sindicate: 2 } }, 'info.sindicate'],
    ['a missing field', { info: { newManagers: undefined } }, 'info.newManagers'],
    ['an unknown country', { countries: ['hr', 'de'] as never }, 'countries.1'],
    ['a country in capitals', { countries: ['HR'] as never }, 'countries.0'],
    ['“Other” among the industries', { categories: [otherOption.id] }, 'categories.0'],
    ['too many industries', { categories: Array<number>(17).fill(1) }, 'categories'],
    ['a malformed digest of the seen information', { seen: 'x' }, 'seen'],
  ])('is refused with %s', async (_what, given, field) => {
    const { status, error } = await save('lead', given);
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.details!['fields'])).toEqual([field]);
  });

  it('is saved with the smallest and the largest allowed number and a text of 200 characters', async () => {
    const info = {
      numberOfEmployees: 9_999_999,
      numberOfEmployeesHired: 0,
      address: 'š'.repeat(200),
    };
    expect((await save('client', { info })).status).toBe(200);
    expect(await read()).toMatchObject(info);
  });
});
