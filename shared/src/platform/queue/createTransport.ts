import { isRefusal, refuse } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import type { QueuedValue } from './queueEntry.ts';
import type { Transport } from './saveQueue.ts';
import { findKeySaveHandler } from './findKeySaveHandler.ts';

/** Sends answers together and every other change by its own action, and converts the results to the queue's format. */
export function createTransport(api: Pick<Api, 'act'>): Transport {
  return {
    goesAlone: (key) => findKeySaveHandler(key) !== undefined,
    async send(input) {
      const [alone] = Object.entries(input.answers);
      const single = alone && findKeySaveHandler(alone[0]);
      if (!single) return api.act('questionnaireAnswersSave', input);
      const [key, value] = alone as [string, QueuedValue];
      const baseRevision = input.revisions?.[key] ?? 0;
      try {
        const fate = await single.send(api, { id: Number(input.id), value, baseRevision });
        return {
          saved: 'saved' in fate ? { [key]: fate.saved } : {},
          conflicts: 'conflict' in fate ? { [key]: fate.conflict } : {},
          refused: {},
        };
      } catch (failure) {
        throw withReasonOf(key, failure);
      }
    },
  };
}

/**
 * Converts the refusal of a call with only one key to a refusal per key: `{reason}` becomes `{refused: {key: reason}}`.
 */
function withReasonOf(key: string, failure: unknown): unknown {
  if (!isRefusal(failure) || failure.code !== 'locked') return failure;
  const reason = failure.details?.reason;
  return reason === undefined ? failure : refuse('locked', { refused: { [key]: reason } });
}
