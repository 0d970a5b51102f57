import fc from 'fast-check';
import {
  divideHalfUp,
  isAboveAverage,
  meanPercent,
  reachesPercent,
  roundMean,
  sharePercent,
  type Share,
} from './share.ts';

const share = (part: number, whole: number): Share => ({ part, whole });

describe('a share', () => {
  test.each([
    [0, 0, null],
    [0, 6, 0],
    [1, 6, 17],
    [1, 8, 13],
    [199, 200, 100],
    [6, 6, 100],
  ])('of %d in %d is shown as %j percent', (part, whole, percent) => {
    expect(sharePercent(share(part, whole), {})).toBe(percent);
  });

  test.each([
    [94, 126, 74],
    [95, 126, 75],
    [3, 4, 75],
    [69_999, 100_000, 69],
    [7, 10, 70],
    [151, 180, 84],
    [152, 180, 84],
    [153, 180, 85],
  ])('of %d in %d is shown as %d percent beside thresholds', (part, whole, percent) => {
    const thresholds = { certificatePercent: 75, beyondTotalPercent: 85, categoryPercent: 70 };
    expect(sharePercent(share(part, whole), thresholds)).toBe(percent);
  });

  it('never looks as if it reached a threshold that it does not reach, or the other way round', () => {
    const percents = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 1000 })
          .chain((whole) => fc.tuple(fc.nat(whole), fc.constant(whole))),
        fc.tuple(percents, percents, percents),
        ([part, whole], [first, second, third]) => {
          const shown = sharePercent(share(part, whole), { first, second, third });
          for (const threshold of [first, second, third])
            expect((shown ?? 0) >= threshold).toBe(reachesPercent(share(part, whole), threshold));
          expect(Math.abs((shown ?? 0) - (100 * part) / whole)).toBeLessThan(1);
        },
      ),
      {
        numRuns: 2000,
        examples: [
          [
            [94, 126],
            [75, 85, 70],
          ],
        ],
      },
    );
  });

  test.each<{ given: Share; percent: number; reaches: boolean; name: string }>([
    { name: 'exactly there', given: share(3, 4), percent: 75, reaches: true },
    {
      name: 'less than half a percent below',
      given: share(746, 1000),
      percent: 75,
      reaches: false,
    },
    { name: 'the least bit below', given: share(74_999, 100_000), percent: 75, reaches: false },
    { name: 'the least bit above', given: share(75_001, 100_000), percent: 75, reaches: true },
    {
      name: 'nothing of something, asked for nothing',
      given: share(0, 4),
      percent: 0,
      reaches: true,
    },
    {
      name: 'nothing of nothing, asked for nothing',
      given: share(0, 0),
      percent: 0,
      reaches: false,
    },
    { name: 'nothing of nothing', given: share(0, 0), percent: 70, reaches: false },
    { name: 'everything', given: share(4, 4), percent: 100, reaches: true },
  ])('reaches a percentage or not: $name', ({ given, percent, reaches }) => {
    expect(reachesPercent(given, percent)).toBe(reaches);
  });
});

describe('a mean', () => {
  test.each([
    [72.5, 0, 73],
    // The sum of five shares in thirds, without the sixth.
    [62.499_999_999_999_99, 0, 63],
    [62.49, 0, 62],
    [2.05, 1, 2.1],
    [2.049_999_999_999_999_7, 1, 2.1],
    [0, 1, 0],
  ] as const)('of %d with %d decimals is shown as %d', (mean, decimals, shown) => {
    expect(roundMean(mean, decimals)).toBe(shown);
  });

  test.each([
    [74.6, 74],
    [74.999_999_999_9, 75],
    [75, 75],
    [74.4, 74],
    [73.6, 74],
  ])('of %d percent is shown as %d beside a threshold of 75', (mean, shown) => {
    expect(meanPercent(mean, { certificatePercent: 75 })).toBe(shown);
  });

  it('of percentages is shown as an equal share is', () => {
    const given = fc.record({
      whole: fc.integer({ min: 1, max: 180 }),
      some: fc.nat(100),
      organisations: fc.integer({ min: 1, max: 40 }),
      threshold: fc.nat(100),
    });
    const property = fc.property(given, ({ whole, some, organisations, threshold }) => {
      const part = Math.round((some * whole) / 100);
      const own = (part * 100) / whole;
      // Summed and left out as the comparisons do it.
      const sum = Array<number>(organisations)
        .fill(own)
        .reduce((total, one) => total + one, own);
      const mean = (sum - own) / organisations;
      expect(meanPercent(mean, { threshold })).toBe(sharePercent({ part, whole }, { threshold }));
    });
    fc.assert(property, {
      examples: [[{ whole: 126, some: 75, organisations: 7, threshold: 75 }]],
    });
  });
});

describe('a share is above the average', () => {
  test.each<{ name: string; own: Share; others: Share[]; above: boolean }>([
    { name: 'of nobody else', own: share(1, 6), others: [], above: true },
    { name: 'of one lower', own: share(5, 6), others: [share(4, 6)], above: true },
    {
      name: 'but not of one that is equal',
      own: share(5, 6),
      others: [share(10, 12)],
      above: false,
    },
    { name: 'but not of one higher', own: share(5, 6), others: [share(6, 6)], above: false },
    {
      name: 'of two around it, by a hair',
      own: share(151, 180),
      others: [share(180, 180), share(121, 180)],
      above: true,
    },
    {
      name: 'but not when it is the average',
      own: share(150, 180),
      others: [share(180, 180), share(120, 180)],
      above: false,
    },
    // (1/2 + 1) / 2 = 3/4, while all points together would make 7/12.
    {
      name: 'of organisations, not of points',
      own: share(45, 60),
      others: [share(5, 10), share(2, 2)],
      above: false,
    },
    {
      name: 'also with other wholes',
      own: share(46, 60),
      others: [share(5, 10), share(2, 2)],
      above: true,
    },
    // 1/3 three times: with floating-point numbers the average would not be exactly equal.
    {
      name: 'but not when thirds make it equal',
      own: share(1, 3),
      others: [share(60, 180), share(20, 60)],
      above: false,
    },
  ])('$name', ({ own, others, above }) => {
    expect(isAboveAverage(own, others)).toBe(above);
  });

  const anyShare = fc
    .integer({ min: 1, max: 30 })
    .chain((count) => fc.nat(6 * count).map((part) => share(part, 6 * count)));

  it('whether it is counted in or not', () => {
    fc.assert(
      fc.property(anyShare, fc.array(anyShare, { minLength: 1 }), (own, others) => {
        expect(isAboveAverage(own, [own, ...others])).toBe(isAboveAverage(own, others));
      }),
    );
  });

  it('exactly, also among a thousand', () => {
    const others = Array.from({ length: 1000 }, (_, place) => share(3 * (place + 1), place + 1));
    expect(isAboveAverage(share(3, 1), others)).toBe(false);
    expect(isAboveAverage(share(3_000_001, 1_000_000), others)).toBe(true);
  });

  it('never of something that has no whole', () => {
    expect(() => isAboveAverage(share(0, 0), [share(1, 6)])).toThrow(RangeError);
  });
});

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
