import type { StoredResponse } from '@cert/shared/contract';
import { entryId, knownAnswer, type KnownAnswer, type QueueState } from '@cert/shared/platform';
import type { FormKey } from '@cert/shared/domain';

/** What the page has read of one questionnaire, by form key. */
export type Responses = Readonly<Record<FormKey, StoredResponse>>;

/** What is known of these form keys: what waits in the queue first, else the newest stored (decisions §4). */
export function knownAnswers({
  keys,
  questionnaireId,
  responses,
  state,
}: {
  keys: readonly FormKey[];
  questionnaireId: number;
  responses: Responses;
  state: QueueState;
}): Map<FormKey, KnownAnswer> {
  return new Map(
    keys.map((key) => {
      const id = entryId({ questionnaireId, key });
      return [
        key,
        knownAnswer({
          stored: responses[key],
          entry: state.entries.get(id),
          acknowledged: state.acknowledged.get(id),
        }),
      ];
    }),
  );
}
