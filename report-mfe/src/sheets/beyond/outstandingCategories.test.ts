import { aProgramme, aReport } from '@cert/shared/testing';
import { toReportData } from '../../reportData.ts';
import { someBeyondResults } from '../../testing/someBeyondResults.ts';
import { isOutstandingCategory, findStrongestCategories } from './outstandingCategories.ts';

test.each([
  [null, false],
  [0, false],
  [69, false],
  [70, true],
  [100, true],
])('with a threshold of 70 %%, a category with %p %% is outstanding: %p', (percent, expected) => {
  expect(isOutstandingCategory(percent, aProgramme())).toBe(expected);
});

const strongest = (...shares: Parameters<typeof someBeyondResults>) =>
  findStrongestCategories(toReportData(aReport({ aboveBeyond: someBeyondResults(...shares) })));

it('the strongest category is the category with the largest share', () => {
  expect(strongest(40, 83, 50)).toEqual({ percent: 83, categories: ['inclusion'] });
});

it('all categories with the same largest share are the strongest', () => {
  expect(strongest(80, null, 80)).toEqual({ percent: 80, categories: ['future', 'innovation'] });
});

it('there is no strongest category if no question is marked', () => {
  expect(strongest(0, null)).toEqual({ percent: 0, categories: [] });
});
