import { useSyncExternalStore } from 'react';
import { isUnsent, usePlatform, useStore } from '@cert/shared/platform';

/** The number of the account's changes, in all questionnaires, that have not reached the server yet. */
export function useUnsentChangeCount(): number {
  const queue = useStore(usePlatform().queue);
  return useSyncExternalStore(
    (listener) => queue?.subscribe(listener) ?? (() => undefined),
    () => [...(queue?.get().entries.values() ?? [])].filter(isUnsent).length,
  );
}
