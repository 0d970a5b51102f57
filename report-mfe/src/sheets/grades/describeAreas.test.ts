import type { Grade } from '@cert/shared/domain';
import { findBestAndWorstAreas } from './describeAreas.ts';

const areas = (...grades: (Grade | null)[]) =>
  grades.map((grade, index) => ({ title: 'ABCDE'[index] ?? '', grade }));

test.each([
  ['without areas', areas(), null],
  ['with an area without a grade', areas(2, null), null],
  ['with one grade', areas(2, 2), { best: { grade: 2, titles: ['A', 'B'] }, worst: null }],
  [
    'with several grades',
    areas(1, 3, 0, 3),
    { best: { grade: 3, titles: ['B', 'D'] }, worst: { grade: 0, titles: ['C'] } },
  ],
])(
  'the best and the worst areas are found, or none, for a category %s',
  (...[, given, expected]) => {
    expect(findBestAndWorstAreas(given)).toEqual(expected);
  },
);
