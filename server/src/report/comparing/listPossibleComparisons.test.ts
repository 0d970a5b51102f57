import { countries, industries } from '@cert/shared/domain';
import { listPossibleComparisons } from './listPossibleComparisons.ts';
import { comparedMeasures } from './contribution.ts';
import {
  publishTestOrganisations,
  type TestOrganisation,
} from './testing/publishTestOrganisations.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };

function list(
  participants: readonly TestOrganisation[],
  own: Partial<Parameters<typeof listPossibleComparisons>[0]['own']> = {},
) {
  return listPossibleComparisons({
    readSum: publishTestOrganisations(participants),
    own: { id: 0, groupKey: null, ...own },
    measures: [comparedMeasures.overall, comparedMeasures.figure({ key: 'reach', kind: 'number' })],
    rule,
  });
}

/** Creates `count` equal participants with these values. */
const many = (
  count: number,
  place: Omit<TestOrganisation, 'values'> = {},
  values: TestOrganisation['values'] = { overall: 70, 'figure reach': 3 },
): TestOrganisation[] => Array.from({ length: count }, () => ({ values, ...place }));

const countOf = (code: string, given: ReturnType<typeof list>) =>
  given.countries.find((choice) => choice.code === code)?.organisations;

describe('the possible comparisons', () => {
  it('include all countries and industries of the programme, also those without organisations', () => {
    const { countries: offered, industries: kinds, group } = list([]);
    expect(offered).toEqual(countries.map((code) => ({ code, organisations: null })));
    expect(kinds).toEqual(industries.map(({ id }) => ({ id, organisations: null })));
    expect(group).toEqual({ organisations: null });
  });

  it('give the number of other organisations in a country or industry, or null if they are too few for an average', () => {
    const given = list([
      ...many(14, { countries: ['hr'], industry: 15 }),
      ...many(5, { countries: ['rs'] }),
      ...many(4, { countries: ['al'] }),
    ]);
    expect(['hr', 'rs', 'al'].map((code) => countOf(code, given))).toEqual([14, 5, null]);
    expect(given.industries.find(({ id }) => id === 15)).toEqual({ id: 15, organisations: 14 });
  });

  it('exclude the own organisation from their numbers', () => {
    const participants = many(5, { countries: ['hr'] });
    expect(countOf('hr', list(participants, { id: 1 }))).toBeNull();
    expect(countOf('hr', list(participants))).toBe(5);
  });

  it('count the organisations with a figure if too few organisations have an overall result', () => {
    const given = list([
      ...many(4, { countries: ['hr'] }),
      ...many(16, { countries: ['hr'] }, { 'figure reach': 3 }),
    ]);
    expect(countOf('hr', given)).toBe(20);
  });

  it('give no number if the only measure is an amount that one organisation dominates', () => {
    const given = list([
      ...many(6, { countries: ['hr'] }, { 'figure reach': 1 }),
      ...many(1, { countries: ['hr'] }, { 'figure reach': 900 }),
    ]);
    expect(countOf('hr', given)).toBeNull();
  });

  it('give the number of others in the own company group, and null to organisations outside of that group', () => {
    const participants = [...many(6, { group: 'g' }), ...many(30)];
    expect(list(participants, { id: 1, groupKey: 'g' }).group).toEqual({ organisations: 5 });
    expect(list(participants, { groupKey: 'other' }).group).toEqual({ organisations: null });
    expect(list(participants).group).toEqual({ organisations: null });
  });
});
