import { createStore, type Clock, type ModuleStore, type Store } from '@cert/shared/platform';
import type { ReadRegistry } from './readRegistry.ts';

/** An open page notices a new version within five minutes (issue 9), also when one answer is late. */
export const pollIntervalMs = 4 * 60_000;
/** While the registry cannot be reached. */
export const retryIntervalMs = 20_000;

/**
 * Reads the registry again and again while the page is open, and at once when somebody comes back to a page that was
 * hidden for long.
 * @returns whether the page knows what the server says now
 */
export function pollRegistry({
  first,
  read,
  modules,
  clock,
}: {
  first: ReadRegistry;
  read: () => Promise<ReadRegistry>;
  modules: Pick<ModuleStore, 'learn'>;
  clock: Clock;
}): Pick<Store<boolean>, 'get' | 'subscribe'> {
  const isCurrent = createStore(first.isCurrent);
  let revision = first.registry.revision;
  let readAt = clock.now();
  let cancel = plan();

  function plan(): () => void {
    return clock.after(isCurrent.get() ? pollIntervalMs : retryIntervalMs, () => void readAgain());
  }
  async function readAgain(): Promise<void> {
    cancel();
    // A page that nobody looks at asks nothing.
    if (document.visibilityState === 'visible') {
      readAt = clock.now();
      const { registry, isCurrent: isNew } = await read();
      isCurrent.set(isNew);
      if (isNew && registry.revision !== revision) {
        revision = registry.revision;
        modules.learn(registry);
      }
    }
    cancel = plan();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && clock.now() - readAt >= pollIntervalMs)
      void readAgain();
  });
  return isCurrent;
}
