import { useCallback } from 'react';
import type { FormKey } from '@cert/shared/domain';
import { entryId, useSaveQueue } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

/** Returns a `subscribe` function for `useSyncExternalStore` that covers some form keys of the open questionnaire. */
export function useKeySubscription(keys: readonly FormKey[]): (listener: () => void) => () => void {
  const { questionnaireId } = useOpenCategory();
  const queue = useSaveQueue();
  const list = keys.join(' ');
  return useCallback(
    (listener) => {
      const own = list.split(' ').map((key) => entryId({ questionnaireId, key }));
      return queue.follow((id) => own.includes(id) && listener());
    },
    [queue, questionnaireId, list],
  );
}
