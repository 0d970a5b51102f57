import { highestGrade } from '../grades/grade.ts';

/**
 * The requirements for showing an average of other organisations. See docs/product/report.md#when-a-comparison-is-shown
 * and docs/decisions/0057-comparisons-that-cannot-be-taken-apart.md.
 */
export type ComparisonRule = {
  leastOrganisations: number;
  /** Maximum share of the organisations that may belong to one company group, in percent. */
  mostGroupPercent: number;
};

/** The organisations from which an average was calculated. */
export type ComparisonSample = {
  organisations: number;
  sum: number;
  /** The number of organisations in the largest company group. */
  largestGroup: number;
  /** The two largest values, the largest one first. */
  largest: readonly [number, number];
};

/** What an average is about: grades of areas, percentages, or numbers without a limit such as amounts. */
export type AverageScale = 'grade' | 'percent' | 'amount';

/**
 * All values but the two largest ones must add up to at least this share of the largest one. Otherwise the organisation
 * with the second largest value could calculate the largest value too closely. This is the p % rule. Source: Hundepool
 * et al., Handbook on Statistical Disclosure Control (2010), section 4.2.2.
 */
const leastRestOfLargest = 0.1;

/**
 * Whether an average may be shown. It is hidden if it is of too few organisations, if too many of them belong to one
 * company group, or if it is nearly the value of a single organisation. Another check runs earlier, before the server
 * publishes the sum of the values: whether single values could be calculated from this sum and others. See
 * docs/product/report.md#when-a-comparison-is-shown.
 */
export function isComparisonAllowed(
  { organisations, sum, largestGroup, largest: [first, second] }: ComparisonSample,
  { leastOrganisations, mostGroupPercent }: ComparisonRule,
  scale: AverageScale,
): boolean {
  return (
    organisations >= leastOrganisations &&
    largestGroup * 100 <= mostGroupPercent * organisations &&
    (scale !== 'amount' || sum - first - second >= leastRestOfLargest * first)
  );
}

/** The finest steps to which averages are rounded. */
const finestSteps: { [scale in AverageScale]: number } = { grade: 0.1, percent: 1, amount: 0.1 };
/** One organisation can move an average by at most this number of steps. */
const stepsOfOneOrganisation = 4;

/**
 * Rounds an average, so that it is not more exact than its number of organisations allows. The step is 1, 2 or 5 times
 * a power of ten, and so large that a change of one organisation's value moves the average by at most four steps. A
 * grade or percentage can change by its whole range; an amount has no range, so a change by the whole average is
 * assumed.
 * @param mean the exact average
 * @param organisations at least 1
 */
export function roundAverage(mean: number, organisations: number, scale: AverageScale): number {
  const range = { grade: highestGrade, percent: 100, amount: Math.abs(mean) }[scale];
  const step = Math.max(
    finestSteps[scale],
    roundUpToStep(range / (stepsOfOneOrganisation * organisations)),
  );
  const steps = Math.round(settle(mean / step));
  // The division by a whole number avoids 0.30000000000000004 for 3 × 0.1.
  return step < 1 ? steps / Math.round(1 / step) : steps * step;
}

/** Removes the floating-point error of a sum, which is far smaller than any difference between two averages. */
const settle = (value: number): number => Number(value.toFixed(6));

/** The smallest of 1, 2 and 5 times a power of ten that is not below the value; 0 for 0. */
function roundUpToStep(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return factor * power;
}
