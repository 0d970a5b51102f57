import { createMeasureComparer } from './createMeasureComparer.ts';
import { packValues, type Contribution, type MeasureIndex } from './contribution.ts';
import { createSumsOfOthers, type OwnProfile } from './sumsOfOthers.ts';
import { createYearResults, type YearResults } from './createYearResults.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };

type Member = { value: number; countries?: string[]; industry?: number; group?: string };

const index: MeasureIndex = new Map();
const strangerId = 0;

/** Creates the results of these organisations, whose ids are 1, 2, …. */
function resultsOf(members: readonly Member[]): YearResults {
  const contributions = members.map(
    ({ value, countries = [], industry = null, group = null }, position): Contribution => ({
      organisationId: position + 1,
      isFinalized: true,
      countries,
      industry,
      groupKey: group,
      values: packValues(new Map([['m', value]]), index),
      certifiedTotal: null,
    }),
  );
  return createYearResults(contributions, index, true);
}

const stranger: OwnProfile = {
  countries: [],
  industry: null,
  groupKey: null,
  organisationId: strangerId,
};

function compare(
  members: readonly Member[],
  own: Partial<OwnProfile> = {},
  filters: Parameters<typeof createMeasureComparer>[0]['filters'] = {},
) {
  return createMeasureComparer({
    others: createSumsOfOthers(resultsOf(members), { ...stranger, ...own }),
    filters,
    rule,
  })('m', (mean) => Math.round(mean * 10) / 10);
}

const many = (count: number, member: Omit<Member, 'value'> = {}): Member[] =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, ...member }));

it('is the mean of the others, rounded as it is shown', () => {
  expect(compare(many(6))).toEqual({ average: { value: 3.5, organisations: 6 } });
});

it('leaves the own organisation out', () => {
  const own = { organisationId: 6 };
  expect(compare(many(6), own)).toEqual({ average: { value: 3, organisations: 5 } });
});

it('is not shown with four others behind it, but with five', () => {
  expect(compare(many(4)).average).toEqual({ value: null, organisations: 4 });
  expect(compare(many(5)).average).toEqual({ value: 3, organisations: 5 });
});

it('does not count the own organisation to the five', () => {
  const own = { organisationId: 5 };
  expect(compare(many(5), own).average).toEqual({ value: null, organisations: 4 });
});

it('is not shown where one company group is more than a quarter of it', () => {
  const others = many(6);
  const group = { group: 'g' };
  expect(compare([...others, ...many(2, group)]).average.value).toBe(3);
  expect(compare([...others, ...many(3, group)]).average.value).toBeNull();
});

it('does not count the own organisation to its group', () => {
  const members = [...many(6), ...many(3, { group: 'g' })];
  const own = { groupKey: 'g', organisationId: 9 };
  expect(compare(members, own).average).toEqual({ value: 3, organisations: 8 });
});

it('narrows by each filter alone, and only by those that are chosen', () => {
  const members = [
    ...many(5, { countries: ['hr', 'si'], industry: 4 }),
    ...many(7, { countries: ['rs'], industry: 4 }),
    ...many(5, { countries: ['rs'], industry: 5 }),
  ];
  expect(compare(members, {}, { country: 'hr' })).toEqual({
    average: { value: 3.4, organisations: 17 },
    benchmarkCountry: { value: 3, organisations: 5 },
  });
  expect(compare(members, {}, { industry: 4 }).benchmarkIndustry).toEqual({
    value: 3.6,
    organisations: 12,
  });
  expect(compare(members, {}, { country: 'al' }).benchmarkCountry).toEqual({
    value: null,
    organisations: 0,
  });
});

it('is not shown where the few that it leaves out could be worked out from the wider one', () => {
  const members = [...many(8, { countries: ['hr'] }), ...many(1)];
  const { average, benchmarkCountry } = compare(members, {}, { country: 'hr' });
  expect(average.value).toBe(4.1);
  expect(benchmarkCountry).toEqual({ value: null, organisations: 8 });
});

it('takes the own value out of a filter only where the organisation is in it', () => {
  const members = [...many(6, { countries: ['hr'] }), ...many(6, { countries: ['rs'] })];
  const own = { countries: ['rs'], organisationId: 12 };
  expect(compare(members, own, { country: 'hr' }).benchmarkCountry).toEqual({
    value: 3.5,
    organisations: 6,
  });
  expect(compare(members, own, { country: 'rs' }).benchmarkCountry).toEqual({
    value: 3,
    organisations: 5,
  });
});

it('compares with the own company group, and offers it to nobody who has none', () => {
  const members = [...many(6, { group: 'g' }), ...many(30)];
  const own = { groupKey: 'g', organisationId: 6 };
  expect(compare(members, own, { isWithGroup: true }).benchmarkGroup).toEqual({
    value: 3,
    organisations: 5,
  });
  expect(compare(members, {}, { isWithGroup: true })).not.toHaveProperty('benchmarkGroup');
});

it('tells of what nobody has that nobody has it', () => {
  expect(compare([], {}, { country: 'hr' })).toEqual({
    average: { value: null, organisations: 0 },
    benchmarkCountry: { value: null, organisations: 0 },
  });
});
