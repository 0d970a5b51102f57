import { aReport } from '@cert/shared/testing';
import { toReportData } from '../toReportData.ts';
import { someBeyondResults } from '../testing/someBeyondResults.ts';
import { strongestCategories } from './strongestCategories.ts';

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
