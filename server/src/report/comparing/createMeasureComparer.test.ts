import { createMeasureComparer } from './createMeasureComparer.ts';
import {
  publishTestOrganisations,
  type TestOrganisation,
} from './testing/publishTestOrganisations.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };

type Member = Omit<TestOrganisation, 'values'> & { value: number };
type Options = Parameters<typeof createMeasureComparer>[0];

/** Compares by one figure with these organisations. Their ids are 1, 2, 3 and so on. */
function compare(
  members: readonly Member[],
  own: Partial<Options['own']> = {},
  filters: Options['filters'] = {},
) {
  const readSum = publishTestOrganisations(
    members.map(({ value, ...member }) => ({ ...member, values: { 'figure m': value } })),
  );
  const compareBy = createMeasureComparer({
    readSum,
    own: { id: 0, groupKey: null, ...own },
    filters,
    rule,
  });
  return compareBy({ name: 'figure m', scale: 'amount' });
}

const many = (count: number, member: Omit<Member, 'value'> = {}): Member[] =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, ...member }));

it('the average is the mean of the others, rounded more coarsely if they are few: 3.6 for the figures 1 to 6', () => {
  expect(compare(many(6))).toEqual({ average: { value: 3.6, organisations: 6 } });
});

it('the average excludes the own organisation', () => {
  const own = { id: 6 };
  expect(compare(many(6), own)).toEqual({ average: { value: 3, organisations: 5 } });
});

it('the average is hidden with the figures of four other organisations, and shown with those of five', () => {
  expect(compare(many(4)).average).toEqual({ value: null, organisations: 4 });
  expect(compare(many(5)).average).toEqual({ value: 3, organisations: 5 });
});

it('the own organisation does not count towards the five organisations that an average needs', () => {
  const own = { id: 5 };
  expect(compare(many(5), own).average).toEqual({ value: null, organisations: 4 });
});

it('the average is hidden when one company group has more than a quarter of the compared organisations', () => {
  const others = many(6);
  const group = { group: 'g' };
  expect(compare([...others, ...many(2, group)]).average.value).toBe(3);
  expect(compare([...others, ...many(3, group)]).average.value).toBeNull();
});

it('an erased organisation counts towards the largest company group if it belonged to any group', () => {
  const others = [...many(5), ...many(2, { group: 'g' })];
  const erasedOf = (group?: string) => [{ value: 6, isErased: true, ...(group && { group }) }];
  expect(compare([...others, ...erasedOf()]).average).toEqual({ value: 3, organisations: 8 });
  expect(compare([...others, ...erasedOf('h')]).average).toEqual({ value: null, organisations: 8 });
});

it('the own organisation does not count towards the share of its company group', () => {
  const members = [...many(6), ...many(3, { group: 'g' })];
  const own = { groupKey: 'g', id: 9 };
  expect(compare(members, own).average).toEqual({ value: 3, organisations: 8 });
});

it('a chosen country or industry adds the average of the organisations in it, beside the average of all', () => {
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

it('the average of an amount is hidden when the largest organisation dominates it', () => {
  const equal = Array.from({ length: 6 }, () => ({ value: 10 }));
  expect(compare([...equal, { value: 500 }]).average).toEqual({ value: 80, organisations: 7 });
  expect(compare([...equal, { value: 501 }]).average).toEqual({ value: null, organisations: 7 });
});

it('the own value is subtracted from the sum over a country only if the own organisation is in that country', () => {
  const members = [...many(6, { countries: ['hr'] }), ...many(6, { countries: ['rs'] })];
  const own = { countries: ['rs'], id: 12 };
  expect(compare(members, own, { country: 'hr' }).benchmarkCountry).toEqual({
    value: 3.6,
    organisations: 6,
  });
  expect(compare(members, own, { country: 'rs' }).benchmarkCountry).toEqual({
    value: 3,
    organisations: 5,
  });
});

it('members of a company group can choose the average of their group; others get no average of a group', () => {
  const members = [...many(6, { group: 'g' }), ...many(30)];
  const own = { groupKey: 'g', id: 6 };
  expect(compare(members, own, { isWithGroup: true }).benchmarkGroup).toEqual({
    value: 3,
    organisations: 5,
  });
  expect(compare(members, {}, { isWithGroup: true })).not.toHaveProperty('benchmarkGroup');
});

it('the averages of a figure that no organisation has are null, with zero organisations', () => {
  expect(compare([], {}, { country: 'hr' })).toEqual({
    average: { value: null, organisations: 0 },
    benchmarkCountry: { value: null, organisations: 0 },
  });
});
