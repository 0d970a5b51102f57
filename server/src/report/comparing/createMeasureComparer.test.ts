import { createMeasureComparer } from './createMeasureComparer.ts';
import { publishAll, type Participant } from './testing/publishAll.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };

type Member = Omit<Participant, 'values'> & { value: number };
type Options = Parameters<typeof createMeasureComparer>[0];

/** Compares by one figure with these organisations, whose ids are 1, 2, …. */
function compare(
  members: readonly Member[],
  own: Partial<Options['own']> = {},
  filters: Options['filters'] = {},
) {
  const readSum = publishAll(
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

it('is the mean of the others, rounded as it is shown', () => {
  expect(compare(many(6))).toEqual({ average: { value: 3.6, organisations: 6 } });
});

it('leaves the own organisation out', () => {
  const own = { id: 6 };
  expect(compare(many(6), own)).toEqual({ average: { value: 3, organisations: 5 } });
});

it('is not shown with four others behind it, but with five', () => {
  expect(compare(many(4)).average).toEqual({ value: null, organisations: 4 });
  expect(compare(many(5)).average).toEqual({ value: 3, organisations: 5 });
});

it('does not count the own organisation to the five', () => {
  const own = { id: 5 };
  expect(compare(many(5), own).average).toEqual({ value: null, organisations: 4 });
});

it('is not shown where one company group is more than a quarter of it', () => {
  const others = many(6);
  const group = { group: 'g' };
  expect(compare([...others, ...many(2, group)]).average.value).toBe(3);
  expect(compare([...others, ...many(3, group)]).average.value).toBeNull();
});

it('counts an erased organisation of some company group to the largest one, and one of none to none', () => {
  const others = [...many(5), ...many(2, { group: 'g' })];
  const erasedOf = (group?: string) => [{ value: 6, isErased: true, ...(group && { group }) }];
  expect(compare([...others, ...erasedOf()]).average).toEqual({ value: 3, organisations: 8 });
  expect(compare([...others, ...erasedOf('h')]).average).toEqual({ value: null, organisations: 8 });
});

it('does not count the own organisation to its group', () => {
  const members = [...many(6), ...many(3, { group: 'g' })];
  const own = { groupKey: 'g', id: 9 };
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

it('is not shown of an amount that is nearly the one of the largest organisation', () => {
  const equal = Array.from({ length: 6 }, () => ({ value: 10 }));
  expect(compare([...equal, { value: 500 }]).average).toEqual({ value: 80, organisations: 7 });
  expect(compare([...equal, { value: 501 }]).average).toEqual({ value: null, organisations: 7 });
});

it('takes the own value out of a filter only where the organisation is in it', () => {
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

it('compares with the own company group, and offers it to nobody who has none', () => {
  const members = [...many(6, { group: 'g' }), ...many(30)];
  const own = { groupKey: 'g', id: 6 };
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
