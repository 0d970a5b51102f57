import { findHeadlineKind, type HeadlineKind } from './categoryHeadline.ts';

test.each<[number | null, number | null, HeadlineKind]>([
  [null, 70, 'open'],
  [80, null, 'alone'],
  [0, null, 'alone'],
  [80, 70, 'more'],
  [1, 0, 'more'],
  [70, 80, 'less'],
  [0, 0, 'same'],
])(
  'the headline of a category with %p %% after %p %% is of the kind “%s”',
  (percent, previousPercent, trend) => {
    expect(findHeadlineKind({ percent, previousPercent }, { decision: 'passed' })).toBe(trend);
  },
);

it('the headline states no change before the result is final', () => {
  const given = { percent: 80, previousPercent: 70 };
  expect(findHeadlineKind(given, { decision: 'not-decided' })).toBe('undecided');
});
