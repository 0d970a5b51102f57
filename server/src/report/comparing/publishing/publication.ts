import type { Contribution, MeasurePositions } from '../contribution.ts';

/** The organisations that a sum is about: all, those in a country, with a main industry, or of a company group. */
export type Dimension = 'all' | `country ${string}` | `industry ${number}` | `group ${string}`;

/**
 * Measures whose sums are published together, because they are about the same organisations: all grades, or one figure.
 * The grades of categories and of the whole questionnaire follow from those of areas, so they are published together.
 */
export type MeasureGroup = 'grades' | `figure ${string}`;

/**
 * A contribution as it was when it was taken for publication. Later changes of the questionnaire do not change it.
 */
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
  /** `erasedGroupKey` for an erased organisation of some company group. */
  groupKey: string | null;
};

/** Replaces the key of the company group when an organisation is erased. */
export const erasedGroupKey = '';

/** Contributions that are added in one step to the sums of one group of measures (`population`) and one dimension. */
export type Increment = {
  population: MeasureGroup;
  dimension: Dimension;
  /** The scope of the contributions for grades, '' for figures. */
  scope: string;
  /** Ids of contributions. */
  ids: readonly number[];
};

/** Everything that was ever published of a year. */
export type Publication = {
  contributions: readonly PublishedContribution[];
  increments: readonly Increment[];
  index: MeasurePositions;
};

/**
 * Finds the group of measures with which this measure is published.
 * @param measure name of one of `comparedMeasures`
 */
export function findMeasureGroup(measure: string): MeasureGroup {
  return measure.startsWith('figure ') ? (measure as MeasureGroup) : 'grades';
}
