/**
 * The minimum data behind an average of other organisations, so that nobody can derive the figures of one of them. See
 * docs/decisions/0021-comparisons.md.
 */
export type ComparisonRule = {
  leastOrganisations: number;
  /** Maximum share of the organisations of one company group, in percent. */
  mostGroupPercent: number;
};

/** The data behind an average. */
export type Behind = {
  organisations: number;
  /** The number of organisations in the largest company group. */
  largestGroup: number;
  /** The number of organisations that are in the wider average shown beside it, but not in this one. */
  leftOut: number;
};

/**
 * Whether the average may be shown. It may not if comparing it with the wider average would reveal the few
 * organisations left out.
 */
export function isComparisonAllowed(
  { organisations, largestGroup, leftOut }: Behind,
  { leastOrganisations, mostGroupPercent }: ComparisonRule,
): boolean {
  return (
    organisations >= leastOrganisations &&
    largestGroup * 100 <= mostGroupPercent * organisations &&
    (leftOut === 0 || leftOut >= leastOrganisations)
  );
}
