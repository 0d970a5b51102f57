import { countries, industries } from '@cert/shared/domain';
import { listComparable } from './listComparable.ts';
import { createSumsOfOthers, type OwnProfile } from './sumsOfOthers.ts';
import type { Dimension, MeasureSum } from './createYearResults.ts';

const rule = { leastOrganisations: 5, mostGroupPercent: 25 };
const stranger: OwnProfile = { countries: [], industry: null, groupKey: null, organisationId: 1 };

/** The numbers of organisations by measure and dimension, such as `overall in country hr`. */
type Counts = { [place: string]: number };

/** @param ownValues values of the report’s organisation, by measure */
function list(
  counts: Counts,
  own: Partial<OwnProfile> = {},
  {
    groups = new Map(),
    ownValues = {},
  }: { groups?: MeasureSum['groups']; ownValues?: Counts } = {},
) {
  const sumOf = (measure: string, dimension: Dimension): MeasureSum | undefined => {
    const organisations = counts[place(measure, dimension)];
    return organisations === undefined ? undefined : { organisations, sum: organisations, groups };
  };
  const ownValueOf = (_organisationId: number, measure: string) => ownValues[measure];
  const others = createSumsOfOthers({ sumOf, ownValueOf }, { ...stranger, ...own });
  return listComparable({ others, measures: ['overall', 'figure reach'], rule });
}
const place = (measure: string, dimension: Dimension) => `${measure} in ${dimension}`;
const countOf = (code: string, given: ReturnType<typeof list>) =>
  given.countries.find((choice) => choice.code === code)?.organisations;

describe('the possible comparisons', () => {
  it('are all countries and industries of the programme', () => {
    const { countries: offered, industries: kinds, group } = list({});
    expect(offered).toEqual(countries.map((code) => ({ code, organisations: null })));
    expect(kinds).toEqual(industries.map(({ id }) => ({ id, organisations: null })));
    expect(group).toEqual({ organisations: null });
  });

  it('tell how many others are behind them, and no number where they are too few', () => {
    const given = list({
      [place('overall', 'all')]: 40,
      [place('overall', 'country hr')]: 14,
      [place('overall', 'country rs')]: 5,
      [place('overall', 'country al')]: 4,
      [place('overall', 'industry 15')]: 9,
    });
    expect(['hr', 'rs', 'al'].map((code) => countOf(code, given))).toEqual([14, 5, null]);
    expect(given.industries.find(({ id }) => id === 15)).toEqual({ id: 15, organisations: 9 });
  });

  it('do not count the own organisation', () => {
    const counts = { [place('overall', 'all')]: 40, [place('overall', 'country hr')]: 5 };
    const ownValues = { overall: 80 };
    expect(countOf('hr', list(counts, { countries: ['hr'] }, { ownValues }))).toBeNull();
    expect(countOf('hr', list(counts, {}, { ownValues }))).toBe(5);
  });

  it('are none where the few that are left out could be worked out', () => {
    const counts = { [place('overall', 'all')]: 15, [place('overall', 'country hr')]: 14 };
    expect(countOf('hr', list(counts))).toBeNull();
  });

  it('count the first measure that may be shown', () => {
    const counts = {
      [place('overall', 'all')]: 4,
      [place('overall', 'country hr')]: 4,
      [place('figure reach', 'all')]: 30,
      [place('figure reach', 'country hr')]: 20,
    };
    expect(countOf('hr', list(counts))).toBe(20);
  });

  it('count the own group', () => {
    const groups = new Map([['g', { organisations: 6, sum: 6 }]]);
    const counts = { [place('overall', 'all')]: 40 };
    const given = list(counts, { groupKey: 'g' }, { groups, ownValues: { overall: 1 } });
    expect(given.group).toEqual({ organisations: 5 });
  });
});
