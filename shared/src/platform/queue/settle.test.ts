import { refuse } from '../../domain/index.ts';
import type { QueueEntry } from './queueEntry.ts';
import { settleFailure } from './settle.ts';

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
    ['a lost connection', new Error('lost'), undefined, { kind: 'failed' }],
    [
      'a refusal of this value',
      refuse('not-allowed'),
      'not-allowed',
      { kind: 'refused', reason: 'not-allowed' },
    ],
    ['a refusal of another value', refuse('not-allowed'), undefined, { kind: 'waiting' }],
  ] as const)(
    'after %s sets the state of the value that was sent',
    (...[, failure, reason, status]) => {
      expect(settleFailure({ sent, now: sent, failure, reason })).toEqual({ ...sent, status });
    },
  );

  it.each([
    [new Error('lost'), undefined],
    [refuse('not-allowed'), 'not-allowed'],
  ])(
    'does not change the state of a value that was entered after the call was sent (%s)',
    (failure, reason) => {
      expect(settleFailure({ sent, now: changedSince, failure, reason })).toEqual({
        ...changedSince,
        status: { kind: 'waiting' },
      });
    },
  );
});
