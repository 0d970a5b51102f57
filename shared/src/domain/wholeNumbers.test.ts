import fc from 'fast-check';
import { divideHalfUp } from './wholeNumbers.ts';

describe('division in whole numbers', () => {
  test.each([
    [0, 1, 0],
    [1, 2, 1],
    [49, 100, 0],
    [50, 100, 1],
    [149, 100, 1],
    [150, 100, 2],
    [1, 3, 0],
    [2, 3, 1],
    [7, 7, 1],
  ])('of %d by %d rounds half up to %d', (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient);
  });

  test.each([
    [1.5, 2],
    [1, 0],
    [1, -1],
    [-1, 2],
    [1, 1.5],
    [NaN, 1],
    [1, NaN],
  ])('of %d by %d is refused', (dividend, divisor) => {
    expect(() => divideHalfUp(dividend, divisor)).toThrow(RangeError);
  });

  it('is never further than a half from the exact quotient', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), (dividend, divisor) => {
        const error = 2 * (divideHalfUp(dividend, divisor) * divisor - dividend);
        expect(error).toBeGreaterThan(-divisor);
        expect(error).toBeLessThanOrEqual(divisor);
      }),
    );
  });
});
