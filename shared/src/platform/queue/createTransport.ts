import { isRefusal, parseGradingKey, refuse } from '../../domain/index.ts';
import type { Api } from '../api/api.ts';
import type { QueuedValue } from './queueEntry.ts';
import type { Transport } from './saveQueue.ts';
import { singleSaves } from './singleSaves.ts';

/**
 * Sends answers together and every other kind of change by its own action, and tells in the queue's terms what became
 * of them: those actions know no revisions and no conflicts, because nobody but the reader may change what they save.
 */
export function createTransport(api: Pick<Api, 'act'>): Transport {
  return {
    goesAlone: (key) => parseGradingKey(key) !== undefined,
    async send(input) {
      const [alone] = Object.entries(input.answers);
      const single = alone && parseGradingKey(alone[0]);
      if (!single) return api.act('questionnaireAnswersSave', input);
      const [key, value] = alone as [string, QueuedValue];
      const change = { id: Number(input.id), areaId: single.id, value };
      try {
        const savedAt = await singleSaves[single.kind].send(api, change);
        const saved = { revision: 0, savedAt: savedAt ?? new Date().toISOString() };
        return { saved: { [key]: saved }, conflicts: {}, refused: {} };
      } catch (failure) {
        throw withReasonOf(key, failure);
      }
    },
  };
}

/** The refusal of the call as one of its only key: `{reason}` becomes `{refused: {key: reason}}`. */
function withReasonOf(key: string, failure: unknown): unknown {
  if (!isRefusal(failure)) return failure;
  const reason = (failure.details as { reason?: string } | undefined)?.reason;
  return reason === undefined ? failure : refuse(failure.code, { refused: { [key]: reason } });
}
