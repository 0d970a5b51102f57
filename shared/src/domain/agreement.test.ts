import { agreedGrade, ungradedAreas } from './agreement.ts';
import type { Grade } from './grade.ts';

test.each<[(Grade | null)[], Grade | null]>([
  [[2, 2, 2], 2],
  [[0, 0, 0], 0],
  [[2, 2, 2.5], null],
  [[2.5, 2, 2], null],
  [[2, 2, null], null],
  [[null, 2, 2], null],
  [[null, null, null], null],
  [[1.5], 1.5],
  [[], null],
])('a team that gave %j agrees on %j', (teamGrades, agreed) => {
  expect(agreedGrade(teamGrades)).toBe(agreed);
});

describe('before finalizing', () => {
  const areas = [
    { id: 1, minGrade: 0 },
    { id: 2, minGrade: 2 },
    { id: 3, minGrade: 0 },
  ];
  test.each<[string, [number, Grade][], boolean, number[]]>([
    ['every area wants a grade', [], false, [1, 2, 3]],
    ['a grade of 0 is one', [[1, 0]], false, [2, 3]],
    [
      'nothing is left when all are graded',
      [
        [1, 0],
        [2, 3],
        [3, 1],
      ],
      false,
      [],
    ],
    ['only key areas want one in a key-only questionnaire', [[1, 1]], true, [2]],
    ['a graded key area is enough there', [[2, 1]], true, []],
  ])('%s', (...row) => {
    const [, own, isKeyOnly, left] = row;
    const ungraded = ungradedAreas({ areas, own: new Map(own), isKeyOnly });
    expect(ungraded.map(({ id }) => id)).toEqual(left);
  });
});
