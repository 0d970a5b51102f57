import { changeGrades } from './changeGrades.ts';

const before = new Date('2026-11-20T09:00:00Z');
const at = new Date('2026-11-20T10:00:00Z');

test('grades that are wanted are set, kept or cleared, each with its instant and trail', () => {
  const stored = new Map([
    [1, { grade: 2, at: before }],
    [2, { grade: 0, at: before }],
    [3, { grade: 1, at: before }],
    [9, { grade: 3, at: before }],
  ]);
  const wanted = [
    { areaId: 1, grade: 2 },
    { areaId: 2, grade: 0.5 },
    { areaId: 3, grade: null },
    { areaId: 4, grade: 0 },
    { areaId: 5, grade: null },
  ] as const;
  expect(changeGrades({ wanted, stored, at })).toEqual({
    cleared: [3],
    set: [
      { areaId: 2, grade: 0.5 },
      { areaId: 4, grade: 0 },
    ],
    changes: [
      { subject: 'area 2', before: 0, after: 0.5 },
      { subject: 'area 3', before: 1, after: null },
      { subject: 'area 4', before: null, after: 0 },
    ],
    standing: [
      { areaId: 1, grade: 2, at: before },
      { areaId: 2, grade: 0.5, at },
      { areaId: 3, grade: null, at: null },
      { areaId: 4, grade: 0, at },
      { areaId: 5, grade: null, at: null },
    ],
  });
});
