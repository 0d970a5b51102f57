import { isAtLeastAsGood } from './figures.ts';

test.each([
  [30, 20, 'more', true],
  [20, 20, 'more', true],
  [19, 20, 'more', false],
  [19, 20, 'less', true],
  [20, 20, 'less', true],
  [30, 20, 'less', false],
  [0, 20, 'less', true],
  [30, 20, 'neutral', undefined],
  [null, 20, 'more', undefined],
  [30, null, 'less', undefined],
] as const)(
  'a figure of %p beside an average of %p, where “%s” is better, is at least as good as the average: %p',
  (...[own, average, better, good]) => {
    expect(isAtLeastAsGood(own, average, better)).toBe(good);
  },
);
