import { useEffect, useEffectEvent } from 'react';
import type { ReadName } from '../../contract/index.ts';
import { useRefresh } from '../api/useRead.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import { settledKeys } from './settledKeys.ts';
import { findKeySaveHandler } from './findKeySaveHandler.ts';

/**
 * Revalidates the reads that show a change once the server has saved it, or has refused it for a reason that the page
 * may not know yet.
 */
export function useRefreshAfterSave(): void {
  const platform = usePlatform();
  const queue = useStore(platform.queue);
  const isCertifier = useStore(platform.session)?.isCertifier === true;
  const refresh = useRefresh();
  const refreshAll = useEffectEvent((actions: Iterable<ReadName>) => void refresh(...actions));
  const shownBy = useEffectEvent((key: string): readonly ReadName[] => {
    const single = findKeySaveHandler(key);
    if (single) return single.shownBy;
    // A grade refers to the state that the certifier has read. Without this read, the certifier's own edit would count
    // as a change that he or she has not seen.
    return isCertifier ? ['areaCategory', 'areaCategoryList'] : ['areaCategoryList'];
  });
  useEffect(() => {
    if (!queue) return;
    let before = queue.get();
    const due = new Set<ReadName>();
    return queue.subscribe(() => {
      const now = queue.get();
      const actions = settledKeys(before, now).flatMap((key) => shownBy(key));
      before = now;
      if (actions.length === 0) return;
      // One call can settle many keys, one after the other. Revalidate only once for all of them.
      if (due.size === 0)
        queueMicrotask(() => {
          refreshAll(due);
          due.clear();
        });
      for (const action of actions) due.add(action);
    });
  }, [queue]);
}
