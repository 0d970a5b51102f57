import { divideHalfUp } from './wholeNumbers.ts';

/**
 * A part of a whole, in whole numbers of the same unit (half grades, questions). It stays two numbers until it is
 * shown, so that a rounded figure never decides on a threshold (decisions §9).
 */
export type Share = {
  readonly part: number;
  /** 0 where there is nothing to have a part of. */
  readonly whole: number;
};

/** The share as it is shown: a whole percent, rounded half up; `null` where there is no whole. */
export function sharePercent({ part, whole }: Share): number | null {
  return whole === 0 ? null : divideHalfUp(100 * part, whole);
}

/**
 * Whether the exact share is at least `percent`: 74.9 % does not reach 75 %, though it may be shown as such.
 * Nothing of nothing reaches no threshold.
 * @param percent whole number, 0 to 100
 */
export function reachesPercent({ part, whole }: Share, percent: number): boolean {
  return whole > 0 && 100 * part >= percent * whole;
}

/**
 * Whether the exact share is above the average of the others, each of which has one vote; being equal is not enough.
 * Whether the own share counts in the average makes no difference. Where there are no others, it is above.
 * @throws RangeError when a share is not made of whole numbers, or of a whole of 0
 */
export function isAboveAverage(own: Share, others: readonly Share[]): boolean {
  // Wholes differ (key-only questionnaires have fewer areas): all are brought to one denominator, which outgrows
  // what a number holds exactly.
  const wholes = new Set([own, ...others].map(({ whole }) => whole));
  const common = [...wholes].reduce((product, whole) => product * BigInt(whole), 1n);
  const partOfCommon = ({ part, whole }: Share) => BigInt(part) * (common / BigInt(whole));
  const sum = others.reduce((total, share) => total + partOfCommon(share), 0n);
  return others.length === 0 || partOfCommon(own) * BigInt(others.length) > sum;
}
