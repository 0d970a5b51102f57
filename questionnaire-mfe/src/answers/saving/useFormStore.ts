import type { FormKey } from '@cert/shared/domain';
import {
  entryId,
  mergeFormKeyState,
  useSaveQueue,
  type FormKeyState,
  type QueuedValue,
} from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

export type FormStore = {
  read: (key: FormKey) => FormKeyState;
  write: (key: FormKey, value: QueuedValue) => void;
};

/** Reads and changes any form keys in event handlers, without rendering again when they change. */
export function useFormStore(): FormStore {
  const { questionnaireId, category } = useOpenCategory();
  const queue = useSaveQueue();
  const read = (key: FormKey) => {
    const id = entryId({ questionnaireId, key });
    const { entries, acknowledged } = queue.get();
    return mergeFormKeyState({
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
