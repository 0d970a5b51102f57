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
    expect(settleFailure({ sent, now: sent, failure, reason })).toEqual({ ...sent, status });
  });

  it.each([
    [new Error('lost'), undefined],
    [refuse('not-allowed'), 'not-allowed'],
  ])(
    'leaves a value that was entered after the call was sent as waiting (%s)',
    (failure, reason) => {
      expect(settleFailure({ sent, now: changedSince, failure, reason })).toEqual({
        ...changedSince,
        status: { kind: 'waiting' },
      });
    },
  );
});
