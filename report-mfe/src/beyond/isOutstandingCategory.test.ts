import { aProgramme } from '@cert/shared/testing';
import { isOutstandingCategory } from './isOutstandingCategory.ts';

test.each([
  [null, false],
  [0, false],
  [69, false],
  [70, true],
  [100, true],
])('a category with %p %% is outstanding at 70 %%: %p', (percent, expected) => {
  expect(isOutstandingCategory(percent, aProgramme())).toBe(expected);
});
