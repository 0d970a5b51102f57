import { findCategorySentenceKind, type CategorySentenceKind } from './categoryHeadline.ts';

test.each<[number | null, number | null, CategorySentenceKind]>([
  [null, 70, 'open'],
  [80, null, 'alone'],
  [0, null, 'alone'],
  [80, 70, 'more'],
  [1, 0, 'more'],
  [70, 80, 'less'],
  [0, 0, 'same'],
])(
  'the sentence about a category with %p %% after %p %% in the earlier year is of the kind “%s”',
  (percent, previousPercent, trend) => {
    expect(findCategorySentenceKind({ percent, previousPercent }, { decision: 'passed' })).toBe(
      trend,
    );
  },
);

it('the sentence about a category states no change before the certificate is decided', () => {
  const given = { percent: 80, previousPercent: 70 };
  expect(findCategorySentenceKind(given, { decision: 'not-decided' })).toBe('undecided');
});
