import type { FormKey } from '@cert/shared/domain';
import { readField, type QueueState } from '@cert/shared/platform';
import { answerPlace, type AnswerState, type Responses } from './answerSaver.ts';

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
}): Map<FormKey, AnswerState> {
  const page = { questionnaireId, responses };
  return new Map(keys.map((key) => [key, readField(state, answerPlace(page, key))]));
}
