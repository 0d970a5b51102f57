import { comparedMeasures } from '../contribution.ts';
import { createDisclosureAudit } from './createDisclosureAudit.ts';
import {
  findMeasureGroup,
  type Dimension,
  type Increment,
  type MeasureGroup,
  type Publication,
  type PublishedContribution,
} from './publication.ts';

/**
 * Plans which contributions are added to which sums, so that all sums that were ever published tell nothing about fewer
 * than `least` organisations. A contribution that cannot be added to a sum now waits for others. The contribution of an
 * erased organisation is added to no further sum. See docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 * @param least the smallest number of contributions about which the sums may tell anything
 */
export function planIncrements(
  { contributions, increments, index }: Publication,
  least: number,
): Increment[] {
  const populations = new Set([...index.keys()].map(findMeasureGroup));
  // Groups of measures (`population`) with the same organisations share one plan. Most figures have the same ones.
  const plans = new Map<string, Increment[]>();
  return [...populations].flatMap((population) => {
    const members = contributions.filter(
      (one) => one.organisationId !== null && belongsTo(one, population, index),
    );
    const earlier = increments.filter((one) => one.population === population);
    const scopeOf =
      population === 'grades' ? ({ scope }: PublishedContribution) => scope : () => '';
    const key = JSON.stringify([
      members.map((one) => [one.id, scopeOf(one)]),
      earlier.map(({ dimension, ids }) => [dimension, ids]),
    ]);
    const plan = plans.get(key) ?? planPopulation(members, { earlier, least, scopeOf, population });
    plans.set(key, plan);
    return plan.map((increment) => ({ ...increment, population }));
  });
}

function belongsTo(
  { values }: PublishedContribution,
  population: MeasureGroup,
  index: Publication['index'],
): boolean {
  const measure = population === 'grades' ? comparedMeasures.overall.name : population;
  return !Number.isNaN(values[index.get(measure) ?? -1] ?? NaN);
}

function planPopulation(
  members: readonly PublishedContribution[],
  {
    earlier,
    least,
    scopeOf,
    population,
  }: {
    earlier: readonly Increment[];
    least: number;
    scopeOf: (one: PublishedContribution) => string;
    population: MeasureGroup;
  },
): Increment[] {
  const published = new Map<Dimension, Set<number>>();
  for (const { dimension, ids } of earlier) {
    const known = published.get(dimension) ?? new Set();
    published.set(dimension, known);
    for (const id of ids) known.add(id);
  }
  const waiting = new Map<string, { dimension: Dimension; scope: string; ids: number[] }>();
  for (const member of members)
    for (const dimension of dimensionsOf(member)) {
      if (published.get(dimension)?.has(member.id)) continue;
      const scope = scopeOf(member);
      const key = JSON.stringify([dimension, scope]);
      const some = waiting.get(key) ?? { dimension, scope, ids: [] };
      waiting.set(key, some);
      some.ids.push(member.id);
    }
  const candidates = [...waiting.values()]
    .filter(({ ids }) => ids.length >= least)
    .sort(
      (one, other) =>
        precedenceOf(one.dimension) - precedenceOf(other.dimension) ||
        other.ids.length - one.ids.length,
    );
  const admit = createDisclosureAudit(
    earlier.map(({ ids }) => ids),
    least,
  );
  return admit(candidates).map((increment) => ({ ...increment, population }));
}

function dimensionsOf({ countries, industry, groupKey }: PublishedContribution): Dimension[] {
  return [
    'all',
    ...new Set(countries.map((country): Dimension => `country ${country}`)),
    ...(industry === null ? [] : [`industry ${industry}` as const]),
    ...(groupKey === null ? [] : [`group ${groupKey}` as const]),
  ];
}

const kinds = ['all', 'country', 'industry', 'group'];
const precedenceOf = (dimension: Dimension): number => kinds.indexOf(dimension.split(' ')[0] ?? '');
