import type { SaveQueue } from '@cert/shared/platform';

/**
 * Wraps `read` so that it runs once for each state of the queue. `useSyncExternalStore` calls it several times per
 * render, and a page can have a thousand subscribers.
 */
export function memoizeByState<Value>(
  queue: Pick<SaveQueue, 'get'>,
  read: () => Value,
): () => Value {
  let last: { state: unknown; value: Value } | undefined;
  return () => {
    const state = queue.get();
    if (last?.state !== state) last = { state, value: read() };
    return last.value;
  };
}
