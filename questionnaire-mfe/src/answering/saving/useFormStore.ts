import type { FormKey } from '@cert/shared/domain';
import { readField, useSaveQueue } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';
import { answerPlace, type AnswerState, type SentAnswer } from './answerSaver.ts';

export type FormStore = {
  read: (key: FormKey) => AnswerState;
  write: (key: FormKey, value: SentAnswer) => void;
};

/** Reads and changes any form keys in event handlers, without rendering again when they change. */
export function useFormStore(): FormStore {
  const { questionnaireId, category } = useOpenCategory();
  const { responses } = category;
  const queue = useSaveQueue();
  const placeOf = (key: FormKey) => answerPlace({ questionnaireId, responses }, key);
  const read = (key: FormKey) => readField(queue.get(), placeOf(key));
  return {
    read,
    write: (key, value) =>
      queue.put({ ...placeOf(key), value, baseRevision: read(key).baseRevision }),
  };
}
