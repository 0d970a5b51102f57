import type { Grade } from '@cert/shared/domain';
import { hasUnanimousGrades, summarizeBoard } from './summarizeBoard.ts';
import { aBoardArea } from './testing/aBoardArea.ts';

describe('the result of the final grades so far', () => {
  it('counts only areas that have a final grade', () => {
    const areas = [
      aBoardArea({ finalGrade: 3 }),
      aBoardArea({ id: 2, finalGrade: 1.5 }),
      aBoardArea({ id: 3, finalGrade: null }),
    ];
    expect(summarizeBoard(areas, {})).toMatchObject({ graded: 2, areas: 3, percentSoFar: 75 });
  });

  it('is rounded down when it is just below a threshold', () => {
    // 2.5 + 2 + 2 of 9 points are 72.2 %.
    const areas = [2.5, 2, 2].map((finalGrade, id) =>
      aBoardArea({ id, finalGrade: finalGrade as Grade }),
    );
    expect(summarizeBoard(areas, { certificatePercent: 72 }).percentSoFar).toBe(72);
    // 3 + 2 + 2 of 9 points are 77.8 %.
    const higher = [3, 2, 2].map((finalGrade, id) =>
      aBoardArea({ id, finalGrade: finalGrade as Grade }),
    );
    expect(summarizeBoard(higher, { certificatePercent: 78 }).percentSoFar).toBe(77);
  });

  it('is unknown while no area has a final grade', () => {
    expect(summarizeBoard([aBoardArea()], {}).percentSoFar).toBeNull();
  });

  it.each<[Grade | null, number]>([
    [null, 0],
    [0, 1],
    [1.5, 1],
    [2, 0],
  ])(
    'for a key area with the minimum grade 2 and the final grade %j, counts %d key areas as below the minimum',
    (finalGrade, below) => {
      const areas = [aBoardArea({ minGrade: 2, finalGrade }), aBoardArea({ id: 2, finalGrade: 0 })];
      expect(summarizeBoard(areas, {})).toMatchObject({ keyAreas: 1, below });
    },
  );
});

test.each<[(Grade | null)[], boolean]>([
  [[2, 2, 2], true],
  [[2, 2, 2.5], false],
  [[0, 0, 0], true],
  [[2, null, 2], false],
  [[null, null, null], false],
])('a team whose grades are %j is unanimous: %j', (grades, agrees) => {
  expect(hasUnanimousGrades(aBoardArea({}, grades))).toBe(agrees);
});
