/**
 * Divides whole numbers, rounded half up. Grades are half steps, so every average and percentage of the programme is a
 * quotient of whole numbers, and no floating-point error decides at a threshold.
 * @param dividend whole number, 0 or more
 * @param divisor whole number, 1 or more
 * @throws RangeError for anything else
 */
export function divideHalfUp(dividend: number, divisor: number): number {
  if (!Number.isInteger(dividend) || !Number.isInteger(divisor) || dividend < 0 || divisor < 1)
    throw new RangeError(`cannot divide ${dividend} by ${divisor} in whole numbers`);
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
