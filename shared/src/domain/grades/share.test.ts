import fc from 'fast-check';
import { divideHalfUp, isAboveAverage, reachesPercent, sharePercent, type Share } from './share.ts';

const share = (part: number, whole: number): Share => ({ part, whole });

describe('a share of points', () => {
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
  ])(
    'of %d in %d is shown as %d percent: a missed threshold (70, 75 or 85) is not shown as reached',
    (part, whole, percent) => {
      const thresholds = { certificatePercent: 75, beyondTotalPercent: 85, categoryPercent: 70 };
      expect(sharePercent(share(part, whole), thresholds)).toBe(percent);
    },
  );

  it('is shown as at least the percentage of a threshold if and only if it reaches that threshold', () => {
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
    { name: 'exactly the threshold', given: share(3, 4), percent: 75, reaches: true },
    {
      name: 'less than half a percent below the threshold',
      given: share(746, 1000),
      percent: 75,
      reaches: false,
    },
    {
      name: 'a very small amount below the threshold',
      given: share(74_999, 100_000),
      percent: 75,
      reaches: false,
    },
    {
      name: 'a very small amount above the threshold',
      given: share(75_001, 100_000),
      percent: 75,
      reaches: true,
    },
    {
      name: 'no points of a total of four',
      given: share(0, 4),
      percent: 0,
      reaches: true,
    },
    {
      name: 'no points of a total of 0',
      given: share(0, 0),
      percent: 0,
      reaches: false,
    },
    {
      name: 'no points of a total of 0',
      given: share(0, 0),
      percent: 70,
      reaches: false,
    },
    { name: 'all points', given: share(4, 4), percent: 100, reaches: true },
  ])(
    'reaches the threshold of $percent percent if it is $name: $reaches',
    ({ given, percent, reaches }) => {
      expect(reachesPercent(given, percent)).toBe(reaches);
    },
  );
});
