import type { Contribution, MeasureIndex } from '../contribution.ts';

/** The organisations that a sum is about: all, those in a country, with a main industry, or of a company group. */
export type Dimension = 'all' | `country ${string}` | `industry ${number}` | `group ${string}`;

/**
 * Measures whose sums are published together, because they are about the same organisations: all grades, or one figure.
 * Areas, categories and the whole follow from each other, so they are one population.
 */
export type Population = 'grades' | `figure ${string}`;

/** A contribution that was taken for publication. It never changes: later changes of the questionnaire are not in it. */
export type PublishedContribution = Omit<
  Contribution,
  'isFinalized' | 'certifiedTotal' | 'organisationId' | 'groupKey'
> & {
  id: number;
  /**
   * Null for an erased organisation: its numbers stay in the sums that had them, without its name, countries and
   * industry.
   */
  organisationId: number | null;
  /** `unnamedGroup` for an erased organisation of some company group. */
  groupKey: string | null;
};

/** What an erasure leaves of the key of a company group. */
export const unnamedGroup = '';

/** Contributions that are added to the sums of a population and dimension in one step. */
export type Increment = {
  population: Population;
  dimension: Dimension;
  /** The scope of the contributions for grades, '' for figures. */
  scope: string;
  /** Ids of contributions. */
  ids: readonly number[];
};

/** Everything of a year that was ever published. */
export type Publication = {
  contributions: readonly PublishedContribution[];
  increments: readonly Increment[];
  index: MeasureIndex;
};

/** @param measure name of one of `measures` */
export function findPopulation(measure: string): Population {
  return measure.startsWith('figure ') ? (measure as Population) : 'grades';
}
