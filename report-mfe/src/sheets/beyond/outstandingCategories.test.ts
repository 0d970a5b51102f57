import { aProgramme, aReport } from '@cert/shared/testing';
import { toReportData } from '../../reportData.ts';
import { someBeyondResults } from '../../testing/someBeyondResults.ts';
import { isOutstandingCategory, strongestCategories } from './outstandingCategories.ts';

test.each([
  [null, false],
  [0, false],
  [69, false],
  [70, true],
  [100, true],
])('a category with %p %% is outstanding at 70 %%: %p', (percent, expected) => {
  expect(isOutstandingCategory(percent, aProgramme())).toBe(expected);
});

const strongest = (...shares: Parameters<typeof someBeyondResults>) =>
  strongestCategories(toReportData(aReport({ aboveBeyond: someBeyondResults(...shares) })));

it('is the category with the largest share', () => {
  expect(strongest(40, 83, 50)).toEqual({ percent: 83, categories: ['inclusion'] });
});

it('names all that are level', () => {
  expect(strongest(80, null, 80)).toEqual({ percent: 80, categories: ['future', 'innovation'] });
});

it('names none where nothing is marked', () => {
  expect(strongest(0, null)).toEqual({ percent: 0, categories: [] });
});
