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
  'isFinalized' | 'certifiedTotal' | 'organisationId'
> & {
  id: number;
  /** Null for an erased organisation, whose numbers stay in the sums without its name. */
  organisationId: number | null;
};

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

/** @param measure name of `measureNames` */
export function populationOf(measure: string): Population {
  return measure.startsWith('figure ') ? (measure as Population) : 'grades';
}
