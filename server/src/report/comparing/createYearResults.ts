import type { Share } from '@cert/shared/domain';
import type { Contribution, MeasureIndex } from './contribution.ts';

/** Sum of one measure over the organisations of a dimension. */
export type MeasureSum = {
  organisations: number;
  sum: number;
  /** Number and sum of the organisations per company group; those without a group are not included. */
  groups: ReadonlyMap<string, { organisations: number; sum: number }>;
};

/** The organisations that a sum includes: all, those in a country, or those with a main industry. */
export type Dimension = 'all' | `country ${string}` | `industry ${number}`;

/** The results of a year's questionnaires; they never change. */
export type YearResults = {
  /** The sum of a measure; undefined if nobody has a value. */
  sumOf: (measure: string, dimension: Dimension) => MeasureSum | undefined;
  /** What an organisation's own questionnaire adds to the sums of a measure; undefined if nothing. */
  ownValueOf: (organisationId: number, measure: string) => number | undefined;
  /** Overall results of the certified questionnaires of the year, one per organisation, as shares of all points. */
  certified: readonly { organisationId: number; total: Share }[];
};

/**
 * For each measure, at its position in the `MeasureIndex`: how many organisations have a value, and the sum of their
 * values.
 */
type Totals = { organisations: Int32Array; sums: Float64Array };
type DimensionTotals = { all: Totals; groups: Map<string, Totals> };

/**
 * Creates the results from the contributions of a year. The sums of a dimension are computed on first use, in a few
 * milliseconds for ten thousand questionnaires. They are always computed from the contributions, so that no rounding
 * errors accumulate.
 * @param isFinalizedOnly whether only finalized questionnaires are compared
 */
export function createYearResults(
  contributions: readonly Contribution[],
  index: MeasureIndex,
  isFinalizedOnly: boolean,
): YearResults {
  const compared = isFinalizedOnly
    ? contributions.filter(({ isFinalized }) => isFinalized)
    : contributions;
  const byOrganisation = new Map(compared.map((one) => [one.organisationId, one]));
  const added = new Map<Dimension, DimensionTotals>();
  const sums = new Map<string, MeasureSum | undefined>();
  return {
    sumOf: (measure, dimension) => {
      const cacheKey = `${measure} in ${dimension}`;
      if (!sums.has(cacheKey)) sums.set(cacheKey, readSum(measure, dimension));
      return sums.get(cacheKey);
    },
    ownValueOf: (organisationId, measure) => {
      const value = byOrganisation.get(organisationId)?.values[index.get(measure) ?? -1];
      return value === undefined || Number.isNaN(value) ? undefined : value;
    },
    certified: contributions.flatMap(({ organisationId, certifiedTotal: total }) =>
      total ? [{ organisationId, total }] : [],
    ),
  };

  function readSum(measure: string, dimension: Dimension): MeasureSum | undefined {
    const totals = added.get(dimension) ?? addUp(compared, dimension, index.size);
    added.set(dimension, totals);
    const position = index.get(measure);
    if (position === undefined) return undefined;
    const whole = at(totals.all, position);
    if (whole.organisations === 0) return undefined;
    const groups = new Map<string, { organisations: number; sum: number }>();
    for (const [key, group] of totals.groups) {
      const part = at(group, position);
      if (part.organisations > 0) groups.set(key, part);
    }
    return { ...whole, groups };
  }
}

/** Creates the function that tells whether an organisation belongs to a dimension. */
function createMembership(dimension: Dimension): (contribution: Contribution) => boolean {
  const [kind, key = ''] = dimension.split(' ');
  if (kind === 'country') return ({ countries }) => countries.includes(key);
  if (kind === 'industry') return ({ industry }) => industry === Number(key);
  return () => true;
}

function addUp(
  contributions: readonly Contribution[],
  dimension: Dimension,
  size: number,
): DimensionTotals {
  const all = createTotals(size);
  const groups = new Map<string, Totals>();
  for (const { values, groupKey } of contributions.filter(createMembership(dimension))) {
    add(values, all);
    if (groupKey === null) continue;
    const group = groups.get(groupKey) ?? createTotals(size);
    groups.set(groupKey, group);
    add(values, group);
  }
  return { all, groups };
}

const createTotals = (size: number): Totals => ({
  organisations: new Int32Array(size),
  sums: new Float64Array(size),
});

function add(values: Float64Array, { organisations, sums }: Totals): void {
  for (let position = 0; position < values.length; position += 1) {
    const value = values[position] ?? NaN;
    if (Number.isNaN(value)) continue;
    organisations[position] = (organisations[position] ?? 0) + 1;
    sums[position] = (sums[position] ?? 0) + value;
  }
}

/** @returns zeros for a measure that was unknown when the totals were computed */
function at({ organisations, sums }: Totals, position: number) {
  return { organisations: organisations[position] ?? 0, sum: sums[position] ?? 0 };
}
