import type { Grade } from '@cert/shared/domain';
import { findBestAndWorstAreas } from './describeAreas.ts';

const areas = (...grades: (Grade | null)[]) =>
  grades.map((grade, index) => ({ title: 'ABCDE'[index] ?? '', grade }));

test.each([
  ['none without areas', areas(), null],
  ['none if an area has no grade', areas(2, null), null],
  [
    'all are the best if they have the same grade',
    areas(2, 2),
    { best: { grade: 2, titles: ['A', 'B'] }, worst: null },
  ],
  [
    'those with the highest grade and those with the lowest grade',
    areas(1, 3, 0, 3),
    { best: { grade: 3, titles: ['B', 'D'] }, worst: { grade: 0, titles: ['C'] } },
  ],
])('the best and the worst areas of a category: %s', (...[, given, expected]) => {
  expect(findBestAndWorstAreas(given)).toEqual(expected);
});
