import type { SaveQueue } from '@cert/shared/platform';

/**
 * The same reading, made once for each state of the queue: `useSyncExternalStore` asks several times for every drawing,
 * and a page has a thousand readers.
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
