import type { Generated, GeneratedAlways } from 'kysely';

/**
 * One row for each questionnaire and transaction that may have changed what the questionnaire contributes to
 * comparisons. Written only by triggers, in the transaction of the change
 * (`migrations/0001-initial-schema/comparisons.ts`).
 */
export type ComparisonChangesTable = {
  /** PostgreSQL's number of the transaction that made the change. */
  changed_in: Generated<string>;
  questionnaire_id: number;
  changed_at: Generated<Date>;
};

/** What an organisation contributes to the published comparisons of a year, as it was when it was first published. */
export type ComparisonContributionsTable = {
  id: GeneratedAlways<number>;
  year: number;
  step: number;
  /** Null for an erased organisation; its countries and its industry are then removed as well. */
  organisation_id: number | null;
  scope: string;
  countries: string[];
  industry: number | null;
  /** Company group; `erasedGroupKey` for an erased organisation that belonged to one. */
  group_key: string | null;
  /** Values by measure, as JSON text. */
  measures: string;
};

/**
 * The contributions that one step of publishing added to the sums of one population and one dimension. A population is
 * a group of measures, a dimension is a group of organisations (`report/comparing/publishing/publication.ts`).
 */
export type ComparisonIncrementsTable = {
  year: number;
  step: number;
  population: string;
  dimension: string;
  scope: string;
  contribution_ids: number[];
};
