import { joinChanges, type AreaChange } from './changes.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
const aChange = (minute: number, more: Partial<AreaChange> = {}): AreaChange => ({
  at: at(minute),
  accountId: 1,
  kind: 'answers',
  areaId: 5,
  subject: `question_${minute}`,
  ...more,
});
/** Joins changes that are given in the order of time. */
const join = (...changes: AreaChange[]) =>
  joinChanges(changes.toReversed(), 8).map(({ accountId, kind, areaId, count, at: last }) => [
    accountId,
    kind,
    areaId,
    count,
    last.getTime(),
  ]);

test('the answers of one person in an area within two hours are one entry of the list of latest changes', () => {
  expect(join(aChange(0), aChange(60), aChange(120))).toEqual([
    [1, 'answers', 5, 3, at(120).getTime()],
  ]);
  expect(join(aChange(0), aChange(121))).toHaveLength(2);
});

test('an answer that was changed twice counts once in its entry of the list of latest changes', () => {
  expect(join(aChange(0), aChange(5, { subject: 'question_0' }))[0]?.[3]).toBe(1);
});

test('changes of another kind or in another area are separate entries of the list of latest changes', () => {
  expect(join(aChange(0), aChange(1, { kind: 'documents' }), aChange(2, { areaId: 6 }))).toEqual([
    [1, 'answers', 6, 1, at(2).getTime()],
    [1, 'documents', 5, 1, at(1).getTime()],
    [1, 'answers', 5, 1, at(0).getTime()],
  ]);
});

test('another person’s change splits an entry of the list of latest changes only if it is in the same area', () => {
  expect(join(aChange(0), aChange(1, { accountId: 2 }), aChange(2))).toHaveLength(3);
  expect(join(aChange(0), aChange(1, { accountId: null, areaId: 6 }), aChange(2))).toEqual([
    [1, 'answers', 5, 2, at(2).getTime()],
    [null, 'answers', 6, 1, at(1).getTime()],
  ]);
});

test('the list of latest changes is cut after the maximum number of entries', () => {
  const changes = Array.from({ length: 20 }, (_, index) => aChange(index, { areaId: index }));
  expect(joinChanges(changes.toReversed(), 8).map(({ areaId }) => areaId)).toEqual([
    19, 18, 17, 16, 15, 14, 13, 12,
  ]);
});
