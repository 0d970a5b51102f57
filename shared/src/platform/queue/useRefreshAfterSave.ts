import { useEffect, useEffectEvent } from 'react';
import type { ReadName } from '../../contract/index.ts';
import { useRefresh } from '../api/useRead.ts';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { QueueState } from './queueEntryStore.ts';

/**
 * Revalidates the reads that show a change after the server has saved or refused it. After a refusal the page may not
 * know the reason yet, for example that the questionnaire is locked.
 */
export function useRefreshAfterSave(): void {
  const { savers, session, ...platform } = usePlatform();
  const queue = useStore(platform.queue);
  const isCertifier = useStore(session)?.isCertifier === true;
  const refresh = useRefresh();
  const refreshAll = useEffectEvent((actions: Iterable<ReadName>) => void refresh(...actions));
  const shownBy = useEffectEvent((key: string): readonly ReadName[] => {
    const reads = savers.find(key)?.shownBy ?? [];
    return typeof reads === 'function' ? reads({ isCertifier }) : reads;
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

/** The keys whose change the server has saved or permanently refused between two states of the queue. */
function settledKeys(before: QueueState, now: QueueState): string[] {
  const saved =
    before.acknowledged === now.acknowledged
      ? []
      : [...now.acknowledged].flatMap(([id, one]) =>
          before.acknowledged.get(id) === one ? [] : [keyIn(id)],
        );
  const refused =
    before.entries === now.entries
      ? []
      : [...now.entries].flatMap(([id, { key, status }]) =>
          status.kind === 'refused' && before.entries.get(id)?.status.kind === 'sending'
            ? [key]
            : [],
        );
  return [...saved, ...refused];
}

function keyIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
