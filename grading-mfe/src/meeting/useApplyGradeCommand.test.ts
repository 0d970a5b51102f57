import type { Grade } from '@cert/shared/domain';
import { stepGrade } from './useApplyGradeCommand.ts';

test.each<[Grade | null, 1 | -1, Grade | null]>([
  [null, 1, 0],
  [null, -1, null],
  [0, 1, 0.5],
  [0, -1, 0],
  [2.5, 1, 3],
  [3, 1, 3],
  [3, -1, 2.5],
])(
  'from the grade %j, a step of %i (1 is up, -1 is down) leads to the grade %j',
  (grade, direction, expected) => {
    expect(stepGrade(grade, direction)).toBe(expected);
  },
);
