import { findBandResult } from './bands.ts';

const bands = [
  { from: 0, gives: 'low' },
  { from: 10, gives: 'middle' },
  { from: 20.5, gives: 'high' },
];

describe('a table of grades by lower bounds', () => {
  test.each([
    [0, 'low'],
    [9.999, 'low'],
    [10, 'middle'],
    [20.49, 'middle'],
    [20.5, 'high'],
    [Infinity, 'high'],
  ])('gives for the value %d: %s', (value, gives) => {
    expect(findBandResult(bands, value)).toBe(gives);
  });

  test.each([-0.001, NaN])(
    'throws for %d, which is below the first bound or not a number',
    (value) => {
      expect(() => findBandResult(bands, value)).toThrow(RangeError);
    },
  );

  it('throws for every value if it is empty', () => {
    expect(() => findBandResult([], 1)).toThrow(RangeError);
  });
});
