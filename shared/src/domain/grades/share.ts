/**
 * A part of a whole, as two whole numbers of the same unit, such as half grades or questions. It is divided and rounded
 * only for display, so that thresholds are compared with the exact share.
 */
export type Share = {
  readonly part: number;
  /** 0 when there is nothing to count. */
  readonly whole: number;
};

/** The thresholds of the programme, each in whole percent (`programme.yaml`). */
export type PercentThresholds = Readonly<Record<string, number>>;

/**
 * The share as it is shown: a whole percent, rounded half up. If rounding up would show a threshold that the share
 * misses, it is rounded down. So the shown percentage is at least a threshold if and only if the share reaches it
 * (`reachesPercent`). `null` when the whole is 0. See docs/product/certificate.md#exact-thresholds.
 * @param thresholds all thresholds of the programme, so that every page shows the same percentage
 */
export function sharePercent(share: Share, thresholds: PercentThresholds): number | null {
  if (share.whole === 0) return null;
  const percent = divideHalfUp(100 * share.part, share.whole);
  return reachesPercent(share, percent) ? percent : keepBelow(percent, thresholds);
}

/**
 * Corrects a percentage that was rounded up. If it is now equal to a threshold, the share misses that threshold, so the
 * result is one less.
 */
function keepBelow(percent: number, thresholds: PercentThresholds): number {
  return Object.values(thresholds).includes(percent) ? percent - 1 : percent;
}

/**
 * Whether the exact share is at least `percent`; a share of a whole of 0 reaches no threshold. See
 * docs/product/certificate.md#exact-thresholds.
 * @param percent whole number, 0 to 100
 */
export function reachesPercent({ part, whole }: Share, percent: number): boolean {
  return whole > 0 && 100 * part >= percent * whole;
}

/**
 * Whether the exact share is above the average of the other shares, which all have the same weight; an equal share is
 * not above it. Including the organisation’s share in the average makes no difference. True without other shares. See
 * docs/product/certificate.md#above-and-beyond.
 * @throws RangeError when a share is not made of whole numbers, or has a whole of 0
 */
export function isAboveAverage(own: Share, others: readonly Share[]): boolean {
  // Wholes differ (key-only questionnaires have fewer areas), so all shares get a common denominator, which can exceed
  // the safe integers of a number.
  const wholes = new Set([own, ...others].map(({ whole }) => whole));
  const common = [...wholes].reduce((product, whole) => product * BigInt(whole), 1n);
  const partOfCommon = ({ part, whole }: Share) => BigInt(part) * (common / BigInt(whole));
  const sum = others.reduce((total, share) => total + partOfCommon(share), 0n);
  return others.length === 0 || partOfCommon(own) * BigInt(others.length) > sum;
}

/**
 * Divides whole numbers, rounded half up, so that no floating-point error decides at a threshold. See
 * docs/product/certificate.md#exact-thresholds.
 * @param dividend whole number, 0 or more
 * @param divisor whole number, 1 or more
 * @throws RangeError for anything else
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  if (!Number.isInteger(dividend) || !Number.isInteger(divisor) || dividend < 0 || divisor < 1)
    throw new RangeError(`cannot divide ${dividend} by ${divisor} in whole numbers`);
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
