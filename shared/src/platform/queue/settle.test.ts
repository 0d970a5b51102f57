import { refuse } from '../../domain/index.ts';
import type { QueueEntry } from './queueEntry.ts';
import { settleEntryAfterFailure, settleEntryAfterReply } from './settle.ts';

const sent: QueueEntry = {
  owner: 1,
  questionnaireId: 7,
  key: 'area_comments_1',
  value: 'first',
  description: { title: 'Hiring', address: '/7/category/hiring/1', lines: ['first'] },
  baseRevision: 0,
  attempts: ['first'],
  change: 1,
  status: { kind: 'sending' },
};
const changedSince: QueueEntry = { ...sent, value: 'second', change: 2 };

describe('the failure of a call', () => {
  it.each([
    [
      'by a lost connection marks the sent value as failed',
      new Error('lost'),
      undefined,
      { kind: 'failed' },
    ],
    [
      'by a refusal of this value marks it as refused',
      refuse('not-allowed'),
      'not-allowed',
      { kind: 'refused', reason: 'not-allowed' },
    ],
    [
      'by a refusal of another value marks this value as waiting',
      refuse('not-allowed'),
      undefined,
      { kind: 'waiting' },
    ],
  ] as const)('%s', (...[, failure, reason, status]) => {
    expect(settleEntryAfterFailure({ sent, now: sent, failure, reason })).toEqual({
      ...sent,
      status,
    });
  });

  it.each([
    [new Error('lost'), undefined],
    [refuse('not-allowed'), 'not-allowed'],
  ])(
    'leaves a value waiting if the user entered it after the call was sent (%s)',
    (failure, reason) => {
      expect(settleEntryAfterFailure({ sent, now: changedSince, failure, reason })).toEqual({
        ...changedSince,
        status: { kind: 'waiting' },
      });
    },
  );
});

describe('the reply to a save', () => {
  const given = {
    sent,
    ownName: 'Ana Anić',
    unacknowledgedValues: [],
    known: undefined,
    isSame: (a: unknown, b: unknown) => a === b,
  };

  it('acknowledges the saved value even if the change has left the queue meanwhile', () => {
    const saved = { revision: 1, savedAt: '2026-11-20T09:00:00.000Z' };
    const reply = { saved: { [sent.key]: saved }, conflicts: {}, refused: {} };
    expect(settleEntryAfterReply({ ...given, now: undefined, reply })).toEqual({
      entry: undefined,
      acknowledged: { value: 'first', ...saved },
    });
  });

  it.each([
    [
      'is sent again if the stored revision is newer than the one that it is based on',
      2,
      'waiting',
    ],
    [
      'stays in conflict if both revisions are equal, because sending it again would end in the same conflict',
      0,
      'conflict',
    ],
  ])(
    'may report a conflict with an earlier value of the same user: the change %s',
    (_, revision, state) => {
      const theirs = { value: 'first', revision, savedAt: '', savedBy: given.ownName };
      const reply = { saved: {}, conflicts: { [sent.key]: theirs }, refused: {} };
      expect(settleEntryAfterReply({ ...given, now: sent, reply }).entry?.status.kind).toBe(state);
    },
  );
});
