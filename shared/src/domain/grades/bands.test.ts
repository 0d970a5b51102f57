import { findBand } from './bands.ts';

const bands = [
  { from: 0, gives: 'low' },
  { from: 10, gives: 'middle' },
  { from: 20.5, gives: 'high' },
];

describe('a table of lower bounds', () => {
  test.each([
    [0, 'low'],
    [9.999, 'low'],
    [10, 'middle'],
    [20.49, 'middle'],
    [20.5, 'high'],
    [Infinity, 'high'],
  ])('gives for %d: %s', (value, gives) => {
    expect(findBand(bands, value)).toBe(gives);
  });

  test.each([-0.001, NaN])('refuses %d, which it does not hold', (value) => {
    expect(() => findBand(bands, value)).toThrow(RangeError);
  });

  it('that is empty holds nothing', () => {
    expect(() => findBand([], 1)).toThrow(RangeError);
  });
});
