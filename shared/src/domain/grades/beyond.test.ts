import {
  calculateBeyondShares,
  decideBeyond,
  beyondCategories,
  type BeyondCategory,
} from './beyond.ts';
import { sharePercent, type Share } from './share.ts';

const share = (part: number, whole: number): Share => ({ part, whole });
const none = calculateBeyondShares([]);

describe('the percentage of an Above-and-Beyond category', () => {
  const asked = (beyondCategory: BeyondCategory | null, ...marks: boolean[]) =>
    marks.map((isMarked) => ({ beyondCategory, isMarked }));

  it('is that of the marked among its own questions', () => {
    const counted = calculateBeyondShares([
      ...asked('future', true, true, false),
      ...asked('impact', false),
      ...asked('innovation', true),
      ...asked(null, true, true, false),
    ]);
    expect(
      beyondCategories.map((category) => [category, sharePercent(counted[category], {})]),
    ).toEqual([
      ['future', 67],
      ['inclusion', null],
      ['innovation', 100],
      ['impact', 0],
      ['satisfaction', null],
    ]);
  });
});

describe('Above and Beyond', () => {
  // 153 of 180 half grades are 85 %; 7 of 10 questions are 70 %.
  const won: Parameters<typeof decideBeyond>[0] = {
    certificate: 'passed',
    total: share(153, 180),
    otherTotals: [share(152, 180), share(153, 180)],
    categories: { ...none, impact: share(7, 10) },
    thresholds: { beyondTotalPercent: 85, beyondCategoryPercent: 70 },
  };

  test.each<[string, Partial<typeof won>, string]>([
    ['everything exactly there', {}, 'passed'],
    ['no other organisation certified in that year', { otherTotals: [] }, 'passed'],
    ['the total half a grade lower', { total: share(152, 180) }, 'not-passed'],
    [
      'a total that is only shown as 85 %',
      { total: share(107, 126), otherTotals: [] },
      'not-passed',
    ],
    ['a total that equals the average', { otherTotals: [share(153, 180)] }, 'not-passed'],
    ['a total below the average', { otherTotals: [share(180, 180)] }, 'not-passed'],
    ['no category with questions', { categories: none }, 'not-passed'],
    [
      'two categories just below',
      { categories: { ...none, future: share(6, 9), impact: share(69, 100) } },
      'not-passed',
    ],
    [
      'a category that is only shown as 70 %',
      { categories: { ...none, future: share(16, 23) } },
      'not-passed',
    ],
    [
      'one category at the top, the others at 0',
      { categories: { ...none, future: share(0, 6), satisfaction: share(6, 6) } },
      'passed',
    ],
    ['the certificate not passed', { certificate: 'not-passed' }, 'not-passed'],
    ['the certificate not decided', { certificate: 'not-decided' }, 'not-decided'],
    [
      'a higher threshold for the total',
      { thresholds: { beyondTotalPercent: 86, beyondCategoryPercent: 70 } },
      'not-passed',
    ],
    [
      'a higher threshold for a category',
      { thresholds: { beyondTotalPercent: 85, beyondCategoryPercent: 71 } },
      'not-passed',
    ],
  ])('with %s', (_, given, decision) => {
    expect(decideBeyond({ ...won, ...given })).toBe(decision);
  });
});
