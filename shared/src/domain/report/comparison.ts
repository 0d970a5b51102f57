/**
 * The requirements for showing an average of other organisations. See docs/product/report.md#when-a-comparison-is-shown
 * and docs/decisions/0021-comparisons.md.
 */
export type ComparisonRule = {
  leastOrganisations: number;
  /** Maximum share of the organisations that may belong to one company group, in percent. */
  mostGroupPercent: number;
};

/** The organisations from which an average was calculated. */
export type ComparisonSample = {
  organisations: number;
  /** The number of organisations in the largest company group. */
  largestGroup: number;
  /** The number of organisations that the average of all includes but this filtered average does not. */
  leftOut: number;
};

/**
 * Whether an average may be shown. It is hidden if it has too few organisations, or too many of one company group. It
 * is also hidden if it leaves out only a few organisations: their figures could be calculated from its difference to
 * the average of all. See docs/product/report.md#when-a-comparison-is-shown.
 */
export function isComparisonAllowed(
  { organisations, largestGroup, leftOut }: ComparisonSample,
  { leastOrganisations, mostGroupPercent }: ComparisonRule,
): boolean {
  return (
    organisations >= leastOrganisations &&
    largestGroup * 100 <= mostGroupPercent * organisations &&
    (leftOut === 0 || leftOut >= leastOrganisations)
  );
}
