import { decideGradeChanges } from './decideGradeChanges.ts';

const before = new Date('2026-11-20T09:00:00Z');
const at = new Date('2026-11-20T10:00:00Z');

/** Digests of areas that have not changed since they were graded with the digest `same`. */
const digests = { of: () => 'same' };

test('only grades that differ from the stored ones are set or cleared, with a new time and an audit row each', () => {
  const given = { at: before, digest: 'same' };
  const stored = new Map([
    [1, { grade: 2, ...given }],
    [2, { grade: 0, ...given }],
    [3, { grade: 1, ...given }],
    [9, { grade: 3, ...given }],
  ]);
  const wanted = [
    { areaId: 1, grade: 2 },
    { areaId: 2, grade: 0.5 },
    { areaId: 3, grade: null },
    { areaId: 4, grade: 0 },
    { areaId: 5, grade: null },
  ] as const;
  const set = { digest: 'same', isConfirmed: false };
  expect(decideGradeChanges({ wanted, stored, digests, at })).toEqual({
    cleared: [3],
    set: [
      { areaId: 2, grade: 0.5, ...set },
      { areaId: 4, grade: 0, ...set },
    ],
    changes: [
      { subject: 'area 2', before: 0, after: 0.5 },
      { subject: 'area 3', before: 1, after: null },
      { subject: 'area 4', before: null, after: 0 },
    ],
    resulting: [
      { areaId: 1, grade: 2, at: before },
      { areaId: 2, grade: 0.5, at },
      { areaId: 3, grade: null, at: null },
      { areaId: 4, grade: 0, at },
      { areaId: 5, grade: null, at: null },
    ],
  });
});

test.each([
  ['that was given when the answers were different', 'other'],
  ['that was stored without a digest of the answers', null],
])('giving the same grade again confirms a grade %s', (_what, digest) => {
  const stored = new Map([[1, { grade: 2, at: before, digest }]]);
  expect(decideGradeChanges({ wanted: [{ areaId: 1, grade: 2 }], stored, digests, at })).toEqual({
    cleared: [],
    set: [{ areaId: 1, grade: 2, digest: 'same', isConfirmed: true }],
    changes: [{ subject: 'area 1', before: 2, after: 2 }],
    resulting: [{ areaId: 1, grade: 2, at }],
  });
});
