import { createStore, type Clock, type ModuleStore, type Store } from '@cert/shared/platform';
import type { LoadedRegistry, RegistrySource } from './loadRegistry.ts';

/** Milliseconds between requests. A page must notice a new version within five minutes, even if one reply is late. */
export const pollIntervalMs = 4 * 60_000;
/** Milliseconds between attempts while the registry is unreachable. */
export const retryIntervalMs = 20_000;
/** Milliseconds between attempts while the page has no registry, not even a copy, because it then shows no module. */
export const firstRetryIntervalMs = 5_000;

export type RegistryPoll = {
  /** The source of the registry in use. Once the page has a registry, the source never becomes `none` again. */
  source: Pick<Store<RegistrySource>, 'get' | 'subscribe'>;
  /** Reads the registry now. */
  readNow: () => Promise<void>;
};

/**
 * Polls the registry while the page is visible. When a hidden page becomes visible, it polls at once if the last poll
 * was at least `pollIntervalMs` ago.
 */
export function pollRegistry({
  first,
  read,
  modules,
  clock,
}: {
  first: LoadedRegistry;
  read: () => Promise<LoadedRegistry>;
  modules: Pick<ModuleStore, 'applyRegistry' | 'report'>;
  clock: Clock;
}): RegistryPoll {
  const source = createStore(first.source);
  let revision = first.registry.revision;
  let readAt = clock.now();
  reportMalformed(first);
  let cancel = plan();

  function plan(): () => void {
    const intervalMs = {
      server: pollIntervalMs,
      copy: retryIntervalMs,
      none: firstRetryIntervalMs,
    };
    return clock.after(intervalMs[source.get()], () => void readAgain());
  }
  function reportMalformed({ malformed }: LoadedRegistry): void {
    for (const one of malformed) void modules.report({ ...one, reason: 'malformed' });
  }
  async function readAgain(): Promise<void> {
    cancel();
    // A hidden page sends no requests.
    if (document.visibilityState === 'visible') {
      readAt = clock.now();
      const next = await read();
      if (next.source === 'server' && next.registry.revision !== revision) {
        revision = next.registry.revision;
        reportMalformed(next);
        modules.applyRegistry(next.registry);
      }
      source.set(next.source === 'none' && revision >= 0 ? 'copy' : next.source);
    }
    cancel();
    cancel = plan();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && clock.now() - readAt >= pollIntervalMs)
      void readAgain();
  });
  return { source, readNow: readAgain };
}
