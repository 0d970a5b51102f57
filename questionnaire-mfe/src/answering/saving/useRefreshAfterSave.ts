import { useEffect, useEffectEvent } from 'react';
import { useRefresh, useSaveQueue } from '@cert/shared/platform';

/** Reads the categories of the sidebar again whenever the server has acknowledged a change: their progress moved. */
export function useRefreshAfterSave(): void {
  const queue = useSaveQueue();
  const refresh = useRefresh();
  const refreshSidebar = useEffectEvent(() => void refresh('areaCategoryList'));
  useEffect(() => {
    let known = queue.get().acknowledged;
    let isDue = false;
    return queue.subscribe(() => {
      const { acknowledged } = queue.get();
      if (acknowledged === known) return;
      known = acknowledged;
      if (isDue) return;
      // One call can acknowledge many keys, one after the other: they are one reason to read again.
      isDue = true;
      queueMicrotask(() => {
        isDue = false;
        refreshSidebar();
      });
    });
  }, [queue]);
}
