import { createStore, type Clock, type ModuleStore, type Store } from '@cert/shared/platform';
import type { LoadedRegistry } from './loadRegistry.ts';

/** Milliseconds between requests. A page must notice a new version within five minutes, even if one reply is late. */
export const pollIntervalMs = 4 * 60_000;
/** Milliseconds between attempts while the registry is unreachable. */
export const retryIntervalMs = 20_000;

/**
 * Polls the registry while the page is visible, and at once when a page that was hidden for long is shown again.
 * @returns whether the registry in use is the server's current one
 */
export function pollRegistry({
  first,
  read,
  modules,
  clock,
}: {
  first: LoadedRegistry;
  read: () => Promise<LoadedRegistry>;
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
    // A hidden page sends no requests.
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
