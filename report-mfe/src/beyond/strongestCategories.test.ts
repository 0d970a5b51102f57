import { aReport } from '@cert/shared/testing';
import { reportView } from '../reportView.ts';
import { aBeyond } from '../testing/aBeyond.ts';
import { strongestCategories } from './strongestCategories.ts';

const strongest = (...shares: Parameters<typeof aBeyond>) =>
  strongestCategories(reportView(aReport({ aboveBeyond: aBeyond(...shares) })));

it('is the category with the largest share', () => {
  expect(strongest(40, 83, 50)).toEqual({ percent: 83, categories: ['inclusion'] });
});

it('names all that are level', () => {
  expect(strongest(80, null, 80)).toEqual({ percent: 80, categories: ['future', 'innovation'] });
});

it('names none where nothing is marked', () => {
  expect(strongest(0, null)).toEqual({ percent: 0, categories: [] });
});
