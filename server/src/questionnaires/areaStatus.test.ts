import { countQuestionsByGrade } from './areaStatus.ts';

test('the count of an area’s question grades is empty if the area has no questions', () => {
  expect(countQuestionsByGrade([])).toEqual({ items: [], count: 0, total: 0 });
});

test('the count of an area’s question grades has the highest grade first, and leaves out grades that no question has', () => {
  const questions = ([0.5, 3, null, 0, 3, 0] as const).map((grade) => ({ grade, isScored: true }));
  expect(countQuestionsByGrade(questions)).toEqual({
    items: [
      { grade: 3, count: 2 },
      { grade: 0.5, count: 1 },
      { grade: 0, count: 2 },
    ],
    count: 5,
    total: 6,
  });
});

test('the count of an area’s question grades leaves out questions that never get a grade', () => {
  const questions = [
    { grade: 2, isScored: true },
    { grade: null, isScored: false },
  ] as const;
  expect(countQuestionsByGrade(questions)).toMatchObject({ count: 1, total: 1 });
});
