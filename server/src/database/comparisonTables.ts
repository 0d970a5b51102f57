import type { Generated, GeneratedAlways } from 'kysely';

/**
 * Marks of questionnaires whose part in comparisons may have changed. Written only by triggers, in the transaction of
 * the change (`migrations/0001-schema/comparisons.ts`).
 */
export type ComparisonChangesTable = {
  /** The number of the transaction. */
  changed_in: Generated<string>;
  questionnaire_id: number;
  changed_at: Generated<Date>;
};

/** A contribution as it was when it was taken for publication. */
export type ComparisonContributionsTable = {
  id: GeneratedAlways<number>;
  year: number;
  step: number;
  /** Null for an erased organisation, which then has no countries and industry either. */
  organisation_id: number | null;
  scope: string;
  countries: string[];
  industry: number | null;
  /** `unnamedGroup` for an erased organisation of some company group. */
  group_key: string | null;
  /** JSON: values by measure. */
  measures: string;
};

/** Contributions that were added to the sums of a population and dimension in one step. */
export type ComparisonIncrementsTable = {
  year: number;
  step: number;
  population: string;
  dimension: string;
  scope: string;
  contribution_ids: number[];
};
