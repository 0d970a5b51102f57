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

  it('is the share of its own questions that are marked', () => {
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

describe('the Above and Beyond certificate', () => {
  // 153 of 180 half grades are 85 %; 7 of 10 questions are 70 %.
  const won: Parameters<typeof decideBeyond>[0] = {
    certificate: 'passed',
    total: share(153, 180),
    otherTotals: [share(152, 180), share(153, 180)],
    categories: { ...none, impact: share(7, 10) },
    thresholds: { beyondTotalPercent: 85, beyondCategoryPercent: 70 },
  };

  test.each<[string, Partial<typeof won>, string]>([
    [
      'the total and one category exactly at their thresholds, and a total above the average: passed',
      {},
      'passed',
    ],
    ['no other organisation certified in that year: passed', { otherTotals: [] }, 'passed'],
    ['a total that is half a grade too low: not passed', { total: share(152, 180) }, 'not-passed'],
    [
      'a total that is below 85 % but would be rounded up to it: not passed',
      { total: share(107, 126), otherTotals: [] },
      'not-passed',
    ],
    [
      'a total that only equals the average of the other organisations: not passed',
      { otherTotals: [share(153, 180)] },
      'not-passed',
    ],
    [
      'a total below the average of the other organisations: not passed',
      { otherTotals: [share(180, 180)] },
      'not-passed',
    ],
    ['no category that has questions: not passed', { categories: none }, 'not-passed'],
    [
      'two categories just below the threshold: not passed',
      { categories: { ...none, future: share(6, 9), impact: share(69, 100) } },
      'not-passed',
    ],
    [
      'a category that is below 70 % but would be rounded up to it: not passed',
      { categories: { ...none, future: share(16, 23) } },
      'not-passed',
    ],
    [
      'one category at 100 %, the others at 0 %: passed',
      { categories: { ...none, future: share(0, 6), satisfaction: share(6, 6) } },
      'passed',
    ],
    ['the certificate itself not reached: not passed', { certificate: 'not-passed' }, 'not-passed'],
    [
      'the certificate itself not decided yet: not decided',
      { certificate: 'not-decided' },
      'not-decided',
    ],
    [
      'a higher threshold for the total in the programme: not passed',
      { thresholds: { beyondTotalPercent: 86, beyondCategoryPercent: 70 } },
      'not-passed',
    ],
    [
      'a higher threshold for a category in the programme: not passed',
      { thresholds: { beyondTotalPercent: 85, beyondCategoryPercent: 71 } },
      'not-passed',
    ],
  ])('with %s', (_, given, decision) => {
    expect(decideBeyond({ ...won, ...given })).toBe(decision);
  });
});
