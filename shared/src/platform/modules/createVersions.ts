import type { Registry, RegistryEntry } from '../../contract/index.ts';
import type { KeyValueStorage } from '../session/storageKeys.ts';
import { createStore, type Store } from '../store.ts';
import { isPatch } from './isPatch.ts';
import { listCandidates } from './listCandidates.ts';

/** Which version of each module this page uses. Pure state: nothing is loaded here. */
export type Versions = {
  /** One of each module that is there, in the registry's order; another list after each change. */
  inUse: Pick<Store<readonly RegistryEntry[]>, 'get' | 'subscribe'>;
  /** Modules whose newer version is no mere patch: it comes with the next load of the page. */
  waiting: Pick<Store<readonly string[]>, 'get' | 'subscribe'>;
  find(module: string): RegistryEntry | undefined;
  /** Whether there is another version to go to when the one in use is given up. */
  hasOther(module: string): boolean;
  /**
   * Uses this version no longer, in this page or until the tab is closed.
   * @returns whether another one is in its place
   */
  giveUp(entry: RegistryEntry, until: 'reload' | 'tab-closes'): boolean;
  /** Lets every version of the module be tried again, best first. */
  forgive(module: string): void;
  /** Somebody else is signed in: canaries go by account. @returns the modules that changed their version */
  follow(accountId: number | undefined): string[];
  /** A newer registry. Modules that are loaded keep their version until `takePatches`. */
  learn(registry: Pick<Registry, 'modules'>, isLoaded: (module: string) => boolean): void;
  /** Goes over to the patches that have been learned. @returns the modules that changed their version */
  takePatches(): string[];
};

/** What this tab alone has been told to use (`?try=`, `?off=`). */
export type Trial = {
  /** Instead of whatever the registry says. */
  tried: readonly RegistryEntry[];
  /** Modules to leave out. */
  off: readonly string[];
};

/** What a tab remembers of versions that crashed. */
const storageKey = 'badVersions';

export function createVersions({
  registry: first,
  accountId: firstAccount,
  tabStorage,
  trial = { tried: [], off: [] },
}: {
  registry: Pick<Registry, 'modules'>;
  accountId: number | undefined;
  tabStorage: KeyValueStorage;
  trial?: Trial;
}): Versions {
  let registry = first;
  let accountId = firstAccount;
  const crashed = new Set((tabStorage.getItem(storageKey) ?? '').split('\n').filter(Boolean));
  const failed = new Set<string>();
  const keyOf = ({ name, version }: RegistryEntry) => `${name} ${version}`;

  function candidatesOf(module: string): RegistryEntry[] {
    if (trial.off.includes(module)) return [];
    const tried = trial.tried.filter(({ name }) => name === module);
    const known = registry.modules.find(({ name }) => name === module);
    return tried.length > 0 || !known ? tried : listCandidates(known, accountId);
  }
  const isGood = (entry: RegistryEntry) => !crashed.has(keyOf(entry)) && !failed.has(keyOf(entry));
  /** Where all have failed the first stands for the module, so that its page can say so. */
  function best(module: string): RegistryEntry | undefined {
    const candidates = candidatesOf(module);
    return candidates.find(isGood) ?? candidates[0];
  }
  function bestOfAll(keep: (module: string) => RegistryEntry | undefined = () => undefined) {
    const names = new Set([...registry.modules, ...trial.tried].map(({ name }) => name));
    return [...names]
      .map((name) => keep(name) ?? best(name))
      .filter((entry) => entry !== undefined);
  }

  const inUse = createStore<readonly RegistryEntry[]>(bestOfAll());
  const waiting = createStore<readonly string[]>([]);
  const find = (module: string) => inUse.get().find(({ name }) => name === module);

  /** @returns the modules whose version is another one now, or that are no longer there */
  function switchTo(next: readonly RegistryEntry[]): string[] {
    const before = inUse.get();
    const versionIn = (entries: readonly RegistryEntry[], module: string) =>
      entries.find(({ name }) => name === module)?.version;
    const names = new Set([...before, ...next].map(({ name }) => name));
    const changed = [...names].filter((name) => versionIn(before, name) !== versionIn(next, name));
    if (changed.length > 0) inUse.set(next);
    return changed;
  }
  const refresh = (module: string) =>
    switchTo(bestOfAll((name) => (name === module ? undefined : find(name))));

  return {
    inUse,
    waiting,
    find,
    hasOther: (module) =>
      candidatesOf(module).some(
        (entry) => isGood(entry) && entry.version !== find(module)?.version,
      ),
    giveUp(entry, until) {
      const { name } = entry;
      (until === 'reload' ? failed : crashed).add(keyOf(entry));
      if (until === 'tab-closes') tabStorage.setItem(storageKey, [...crashed].join('\n'));
      if (find(name)?.version === entry.version) refresh(name);
      const now = find(name);
      return now !== undefined && isGood(now);
    },
    forgive(module) {
      for (const entry of candidatesOf(module)) {
        failed.delete(keyOf(entry));
        crashed.delete(keyOf(entry));
      }
      tabStorage.setItem(storageKey, [...crashed].join('\n'));
      refresh(module);
    },
    follow(nextAccount) {
      accountId = nextAccount;
      return switchTo(bestOfAll());
    },
    learn(next, isLoaded) {
      registry = next;
      const before = new Map(inUse.get().map((entry) => [entry.name, entry]));
      const isKept = (module: string) => isLoaded(module) && before.has(module);
      waiting.set(
        [...before.values()]
          .filter(({ name }) => isLoaded(name))
          .filter((entry) => {
            const newer = best(entry.name);
            return newer && newer.version !== entry.version && !isPatch(entry, newer);
          })
          .map(({ name }) => name),
      );
      switchTo(bestOfAll((name) => (isKept(name) ? before.get(name) : undefined)));
    },
    takePatches() {
      const isWaiting = new Set(waiting.get());
      return switchTo(bestOfAll((name) => (isWaiting.has(name) ? find(name) : undefined)));
    },
  };
}
