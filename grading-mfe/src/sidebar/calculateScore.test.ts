import type { Grade } from '@cert/shared/domain';
import { anArea } from '@cert/shared/testing';
import { calculateScore, type Score } from './calculateScore.ts';

const areas = (grades: (Grade | null)[]) =>
  grades.map((certifierFinalGrade, index) => anArea({ id: index + 1, certifierFinalGrade }));

describe('the score shown in the sidebar', () => {
  it.each<[string, (Grade | null)[], Partial<Score>]>([
    ['areas without any grade', [null, null], { percent: null, graded: 0, isBelow: false }],
    ['grades that are all 0', [0, 0], { percent: 0, graded: 2, isBelow: true }],
    ['one area with a grade and one without', [3, null], { percent: 100, graded: 1, areas: 2 }],
    ['one area with grade 0 and one without a grade', [0, null], { percent: 0, isBelow: false }],
    ['grades that reach the threshold exactly', [3, 3, 3, 0], { percent: 75, isBelow: false }],
    ['grades that are all 3', [3, 3], { percent: 100, isBelow: false }],
  ])('for %s (%j) has these values: %j', (_name, grades, expected) => {
    expect(calculateScore('final', areas(grades), { certificatePercent: 75 })).toMatchObject(
      expected,
    );
  });

  it('is rounded down when it is just below the threshold', () => {
    // 66.5 of 90 points: 73.9 %.
    const grades: Grade[] = [...Array<Grade>(22).fill(3), 0.5, ...Array<Grade>(7).fill(0)];
    expect(calculateScore('final', areas(grades), { certificatePercent: 74 })).toMatchObject({
      percent: 73,
      isBelow: true,
    });
  });

  it('leaves out areas that do not count', () => {
    const [first, second] = areas([3, 0]);
    expect(
      calculateScore('final', [first!, { ...second!, open: false }], { certificatePercent: 75 }),
    ).toMatchObject({
      percent: 100,
      areas: 1,
    });
  });

  it('is calculated from the system suggestions, the own grades or the final grades, as its kind says', () => {
    const area = anArea({ grade: 1, certifierGrade: 2, certifierFinalGrade: 3 });
    const percent = (kind: 'system' | 'certifier' | 'final') =>
      calculateScore(kind, [area], { certificatePercent: 75 }).percent;
    expect([percent('system'), percent('certifier'), percent('final')]).toEqual([33, 67, 100]);
  });
});
