import { toMeasureValueArray, type MeasurePositions } from '../contribution.ts';
import { planIncrements } from './planIncrements.ts';
import type { Dimension, Increment, MeasureGroup, PublishedContribution } from './publication.ts';

const least = 7;

type Place = Partial<
  Pick<PublishedContribution, 'countries' | 'industry' | 'groupKey' | 'scope' | 'organisationId'>
>;

/** Publishes organisations in steps. @returns the numbers of organisations in the sums after each step */
function publish(
  steps: readonly { count: number; place?: Place; measures?: string[] }[][],
  population: MeasureGroup = 'grades',
): { [dimension in Dimension]?: number }[] {
  const index: MeasurePositions = new Map();
  const contributions: PublishedContribution[] = [];
  const increments: Increment[] = [];
  return steps.map((kinds) => {
    for (const { count, place, measures = ['overall'] } of kinds)
      for (let added = 0; added < count; added += 1)
        contributions.push({
          id: contributions.length,
          organisationId: contributions.length,
          countries: [],
          industry: null,
          groupKey: null,
          scope: '1',
          ...place,
          values: toMeasureValueArray(new Map(measures.map((measure) => [measure, 1])), index),
        });
    increments.push(...planIncrements({ contributions, increments, index }, least));
    const sizes: { [dimension in Dimension]?: number } = {};
    for (const { dimension, ids } of increments.filter((one) => one.population === population))
      sizes[dimension] = (sizes[dimension] ?? 0) + ids.length;
    return sizes;
  });
}

const hr = { countries: ['hr'] };
const si = { countries: ['si'] };

it('the sums over all organisations and over countries, industries and groups of at least seven are published', () => {
  const kinds = [
    { count: 7, place: { ...hr, industry: 3 } },
    { count: 7, place: { ...si, groupKey: 'g' } },
    { count: 7, place: { countries: ['rs'], industry: 4 } },
    { count: 7, place: { countries: ['al'] } },
  ];
  expect(publish([kinds])).toEqual([
    {
      all: 28,
      'country hr': 7,
      'country al': 7,
      'country si': 7,
      'country rs': 7,
      // The two sums over industries contain the same organisations as the sum over `hr` and the sum over `rs`.
      'industry 3': 7,
      'industry 4': 7,
      'group g': 7,
    },
  ]);
});

it('the sum over a country is not published if fewer than seven organisations are outside of it', () => {
  expect(publish([[{ count: 20, place: hr }, { count: 6 }]])).toEqual([{ all: 26 }]);
  expect(publish([[{ count: 20, place: hr }, { count: 7 }]])).toEqual([
    { all: 27, 'country hr': 20 },
  ]);
});

it('of two countries, only the sum over the larger is published if fewer than seven organisations are elsewhere', () => {
  const kinds = [{ count: 9, place: hr }, { count: 8, place: si }, { count: 3 }];
  expect(publish([kinds])).toEqual([{ all: 20, 'country hr': 9 }]);
});

it('the sum over a country is published once it has seven organisations, and then includes those that waited', () => {
  const first = [{ count: 20, place: si }, { count: 5, place: hr }, { count: 7 }];
  const second = [{ count: 3, place: hr }, { count: 7 }];
  expect(publish([first, second])).toEqual([
    { all: 32, 'country si': 20 },
    { all: 42, 'country hr': 8, 'country si': 20 },
  ]);
});

it('key-only questionnaires are added to the sums once there are seven of them; full ones do not count', () => {
  const kinds = [{ count: 9 }, { count: 6, place: { scope: '1 key areas' } }];
  expect(publish([kinds, [{ count: 1, place: { scope: '1 key areas' } }]])).toEqual([
    { all: 9 },
    { all: 16 },
  ]);
});

it('the sum of a figure is published only once seven organisations have the figure', () => {
  const measures = ['overall', 'figure reach'];
  const steps = [
    [
      { count: 12, place: hr },
      { count: 6, place: hr, measures },
    ],
    [
      { count: 6, place: hr },
      { count: 1, place: hr, measures },
    ],
  ];
  expect(publish(steps, 'figure reach')).toEqual([{}, { all: 7, 'country hr': 7 }]);
});

it('an erased organisation does not count towards the seven that a sum needs, and is added to no further sum', () => {
  const erased = { organisationId: null };
  expect(publish([[{ count: 6 }, { count: 1, place: erased }]])).toEqual([{}]);
  expect(publish([[{ count: 7 }, { count: 1, place: erased }]])).toEqual([{ all: 7 }]);
});
