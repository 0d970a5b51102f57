/** What must stand behind an average of other organisations, so that nobody's figures can be worked out (decisions §7). */
export type ComparisonRule = {
  leastOrganisations: number;
  /** The most that the organisations of one company group may make up, in percent. */
  mostGroupPercent: number;
};

/** What stands behind an average. */
export type Behind = {
  organisations: number;
  /** How many of them are of the company group that has most. */
  largestGroup: number;
  /** How many of the wider average, which is shown beside it, are not in this one. */
  leftOut: number;
};

/**
 * Whether the average may be shown. It may not where the few that it leaves out of a wider one could be worked out from
 * the two.
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
