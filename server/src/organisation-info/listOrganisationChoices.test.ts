/** @engine sorting */
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

describe('the lists of company types and industries in the form with the organisation information', () => {
  it.each([
    [
      'en',
      'Privately owned, domestic',
      ['Other industries', 'Other (describe it in your own words)'],
    ],
    [
      'hr',
      'Privatno poduzeće u domaćem vlasništvu',
      ['Ostale djelatnosti', 'Drugo (opišite svojim riječima)'],
    ],
    [
      'sr',
      'Privatno preduzeće u domaćem vlasništvu',
      ['Ostale delatnosti', 'Drugo (opišite svojim rečima)'],
    ],
  ] as const)('are in the reader’s language: %s', async (language, first, last) => {
    const { reply: types } = await site.call('stranger', 'companyTypes', { language });
    expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 999_999]);
    expect([types[0]?.title, types.at(-1)?.title]).toEqual([first, last[1]]);
    const { reply: categories } = await site.call('client', 'companyCategories', { language });
    expect(categories).toHaveLength(17);
    expect(categories.slice(-2).map(({ id }) => id)).toEqual([16, 999_999]);
    expect(categories.slice(-2).map(({ title }) => title)).toEqual(last);
  });

  it('are Croatian if no language is given, and refused without sign-in', async () => {
    const { reply } = await site.call('client', 'companyTypes', {});
    expect(reply[2]?.title).toBe('Državno poduzeće');
    expect((await site.call(null, 'companyCategories', {})).status).toBe(401);
  });
});
