import { findPointShareName, type PointShareName } from './findPointShareName.ts';

describe('the share of all points in words', () => {
  test.each<[number, PointShareName]>([
    [0, 'none'],
    [1, 'under-quarter'],
    [24, 'under-quarter'],
    [25, 'quarter'],
    [26, 'over-quarter'],
    [32, 'over-quarter'],
    [33, 'third'],
    [34, 'over-third'],
    [49, 'over-third'],
    [50, 'half'],
    [51, 'over-half'],
    [66, 'over-half'],
    [67, 'two-thirds'],
    [68, 'over-two-thirds'],
    [74, 'over-two-thirds'],
    [75, 'three-quarters'],
    [76, 'over-three-quarters'],
    [79, 'over-three-quarters'],
    [80, 'four-fifths'],
    [81, 'over-four-fifths'],
    [89, 'over-four-fifths'],
    [90, 'nine-tenths'],
    [91, 'over-nine-tenths'],
    [99, 'over-nine-tenths'],
    [100, 'all'],
  ])('for %d %% is “%s”', (percent, share) => {
    expect(findPointShareName(percent)).toBe(share);
  });

  it('is refused with a RangeError for a percentage below 0', () => {
    expect(() => findPointShareName(-1)).toThrow(RangeError);
  });
});
