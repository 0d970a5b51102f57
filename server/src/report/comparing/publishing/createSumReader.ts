import {
  findMeasureGroup,
  erasedGroupKey,
  type Dimension,
  type Publication,
} from './publication.ts';

/** The published sum of one measure over the other organisations, with the data that decide whether it may be shown. */
export type SumOfOthers = {
  organisations: number;
  sum: number;
  /**
   * Number of organisations in the largest company group. Erased organisations of unknown groups are included, because
   * they may have belonged to it.
   */
  largestGroup: number;
  /** The two largest values, the largest one first; 0 where there are fewer. */
  largest: readonly [number, number];
};

/** Finds the published sum of a measure in a dimension, without the value of the organisation that reads it. */
export type SumReader = (
  measure: string,
  dimension: Dimension,
  ownOrganisationId: number,
) => SumOfOthers;

type Sum = {
  organisations: number;
  sum: number;
  groups: ReadonlyMap<string, number>;
  /** Number of erased organisations that belonged to a company group. */
  ofUnnamedGroups: number;
  /** The three largest values, so that two remain when the reader's own value is left out. */
  largest: readonly number[];
  ids: ReadonlySet<number>;
};

/** Creates a reader of the published sums. A sum is added up when it is read for the first time. */
export function createSumReader({ contributions, increments, index }: Publication): SumReader {
  const byId = new Map(contributions.map((one) => [one.id, one]));
  const byOrganisation = new Map(contributions.map((one) => [one.organisationId, one]));
  const idsOf = new Map<string, Set<number>>();
  for (const { population, dimension, ids } of increments) {
    const key = `${population} in ${dimension}`;
    const known = idsOf.get(key) ?? new Set();
    idsOf.set(key, known);
    for (const id of ids) known.add(id);
  }
  const sums = new Map<string, Sum>();
  return (measure, dimension, ownOrganisationId) => {
    const key = `${measure} in ${dimension}`;
    const whole = sums.get(key) ?? addUp(measure, dimension);
    sums.set(key, whole);
    const own = byOrganisation.get(ownOrganisationId);
    const ownValue = own && whole.ids.has(own.id) ? valueOf(own.id, measure) : NaN;
    const isIn = !Number.isNaN(ownValue);
    const sizes = [...whole.groups].map(([group, size]) =>
      isIn && group === own?.groupKey ? size - 1 : size,
    );
    const largest = [...whole.largest];
    if (isIn && largest.includes(ownValue)) largest.splice(largest.indexOf(ownValue), 1);
    return {
      organisations: whole.organisations - (isIn ? 1 : 0),
      sum: whole.sum - (isIn ? ownValue : 0),
      largestGroup: Math.max(0, ...sizes) + whole.ofUnnamedGroups,
      largest: [largest[0] ?? 0, largest[1] ?? 0],
    };
  };

  function valueOf(id: number, measure: string): number {
    return byId.get(id)?.values[index.get(measure) ?? -1] ?? NaN;
  }

  function addUp(measure: string, dimension: Dimension): Sum {
    const ids = idsOf.get(`${findMeasureGroup(measure)} in ${dimension}`) ?? new Set<number>();
    const values: number[] = [];
    const groups = new Map<string, number>();
    let ofUnnamedGroups = 0;
    for (const id of ids) {
      const value = valueOf(id, measure);
      if (Number.isNaN(value)) continue;
      values.push(value);
      const group = byId.get(id)?.groupKey;
      if (group === erasedGroupKey) ofUnnamedGroups += 1;
      else if (group) groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    return {
      organisations: values.length,
      sum: values.reduce((sum, value) => sum + value, 0),
      groups,
      ofUnnamedGroups,
      largest: values.sort((one, other) => other - one).slice(0, 3),
      ids,
    };
  }
}
