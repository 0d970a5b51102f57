import type { StoredResponse } from '@cert/shared/contract';
import {
  entryId,
  mergeFormKeyState,
  type FormKeyState,
  type QueueState,
} from '@cert/shared/platform';
import type { FormKey } from '@cert/shared/domain';

/** The responses of one questionnaire that the page has loaded, by form key. */
export type Responses = Readonly<Record<FormKey, StoredResponse>>;

/** Returns the current value of each form key: the change in the save queue, or else the newest stored response. */
export function formKeyStates({
  keys,
  questionnaireId,
  responses,
  state,
}: {
  keys: readonly FormKey[];
  questionnaireId: number;
  responses: Responses;
  state: QueueState;
}): Map<FormKey, FormKeyState> {
  return new Map(
    keys.map((key) => {
      const id = entryId({ questionnaireId, key });
      return [
        key,
        mergeFormKeyState({
          stored: responses[key],
          entry: state.entries.get(id),
          acknowledged: state.acknowledged.get(id),
        }),
      ];
    }),
  );
}
