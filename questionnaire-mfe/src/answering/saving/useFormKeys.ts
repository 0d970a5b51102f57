import type { FormKey } from '@cert/shared/domain';
import {
  entryId,
  knownAnswer,
  useSaveQueue,
  type KnownAnswer,
  type QueuedValue,
} from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

export type FormKeys = {
  read: (key: FormKey) => KnownAnswer;
  write: (key: FormKey, value: QueuedValue) => void;
};

/** Reads and changes any form keys in event handlers, without rendering again when they change. */
export function useFormKeys(): FormKeys {
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const read = (key: FormKey) => {
    const id = entryId({ questionnaireId, key });
    const { entries, acknowledged } = queue.get();
    return knownAnswer({
      stored: category.responses[key],
      entry: entries.get(id),
      acknowledged: acknowledged.get(id),
    });
  };
  return {
    read,
    write: (key, value) =>
      queue.put({ questionnaireId, key, value, baseRevision: read(key).baseRevision }),
  };
}
