import type { Registry, RegistryEntry, RegistryModule } from '../../contract/index.ts';
import type { KeyValueStorage } from '../session/browserStorage.ts';
import { createStore, type Store } from '../store.ts';
import { listUsableVersions } from '../../domain/index.ts';

/** Decides which version of each module this page uses. It loads no code. */
export type VersionSelection = {
  /** One version of each available module, in the registry's order. The list is replaced on each change. */
  inUse: Pick<Store<readonly RegistryEntry[]>, 'get' | 'subscribe'>;
  /** Modules whose newer version is not a patch, so the page uses it only after the next full page load. */
  waiting: Pick<Store<readonly string[]>, 'get' | 'subscribe'>;
  find(module: string): RegistryEntry | undefined;
  /** Whether the module has another version to fall back to. */
  hasOther(module: string): boolean;
  /**
   * Stops using this version.
   * @param until `reload`: until the next full page load; `tab-closes`: until the tab is closed
   * @returns whether another version replaces it
   */
  markFailed(entry: RegistryEntry, until: 'reload' | 'tab-closes'): boolean;
  /** Allows the failed versions of the module again and selects its preferred version. */
  resetFailures(module: string): void;
  /**
   * Chooses the versions for another account, because canary versions depend on the account. @returns the modules whose
   * version changed
   */
  setAccount(accountId: number | undefined): string[];
  /**
   * Applies a newer registry. Modules that are already loaded keep their version; `applyPatches` switches them if the
   * newer version is a patch. A malformed version is replaced at once.
   * @returns the modules whose version changed
   */
  applyRegistry(
    registry: Pick<Registry, 'modules'>,
    isLoaded: (module: string) => boolean,
  ): string[];
  /** Switches to the patches found by `applyRegistry`. @returns the modules whose version changed */
  applyPatches(): string[];
};

/** Overrides for this tab only (`?try=`, `?off=`). */
export type TabVersionOverrides = {
  /** Versions to use in place of the registry's versions. */
  tried: readonly RegistryEntry[];
  /** Modules that are switched off. */
  off: readonly string[];
};

/** Key in the tab storage for the list of versions that crashed. */
const storageKey = 'badVersions';

export function createVersionSelection({
  registry: first,
  accountId: firstAccount,
  tabStorage,
  trial = { tried: [], off: [] },
}: {
  registry: Pick<Registry, 'modules'>;
  accountId: number | undefined;
  tabStorage: KeyValueStorage;
  trial?: TabVersionOverrides;
}): VersionSelection {
  let registry = first;
  let accountId = firstAccount;
  const crashed = new Set((tabStorage.getItem(storageKey) ?? '').split('\n').filter(Boolean));
  const failed = new Set<string>();
  // The registry may repair a malformed version under the same version number, so the malformed one has its own key.
  const keyOf = ({ name, version, isMalformed }: RegistryEntry) =>
    `${name} ${version}${isMalformed ? ' malformed' : ''}`;

  function candidatesOf(module: string): RegistryEntry[] {
    if (trial.off.includes(module)) return [];
    const tried = trial.tried.filter(({ name }) => name === module);
    const known = registry.modules.find(({ name }) => name === module);
    return tried.length > 0 || !known ? tried : listCandidateVersions(known, accountId);
  }
  const isGood = (entry: RegistryEntry) => !crashed.has(keyOf(entry)) && !failed.has(keyOf(entry));
  /**
   * The preferred version of a module. If all versions have failed it is the first one, so that the page of the module
   * can show the failure.
   */
  function bestVersion(module: string): RegistryEntry | undefined {
    const candidates = candidatesOf(module);
    return candidates.find(isGood) ?? candidates[0];
  }
  function bestVersions(keep: (module: string) => RegistryEntry | undefined = () => undefined) {
    const names = new Set([...registry.modules, ...trial.tried].map(({ name }) => name));
    return [...names]
      .map((name) => keep(name) ?? bestVersion(name))
      .filter((entry) => entry !== undefined);
  }

  const inUse = createStore<readonly RegistryEntry[]>(bestVersions());
  const waiting = createStore<readonly string[]>([]);
  const find = (module: string) => inUse.get().find(({ name }) => name === module);

  /** Replaces the versions in use. @returns the modules whose version changed or that were removed */
  function switchTo(next: readonly RegistryEntry[]): string[] {
    const before = inUse.get();
    const versionIn = (entries: readonly RegistryEntry[], module: string) => {
      const found = entries.find(({ name }) => name === module);
      return found && keyOf(found);
    };
    const names = new Set([...before, ...next].map(({ name }) => name));
    const changed = [...names].filter((name) => versionIn(before, name) !== versionIn(next, name));
    if (changed.length > 0) inUse.set(next);
    return changed;
  }
  const refresh = (module: string) =>
    switchTo(bestVersions((name) => (name === module ? undefined : find(name))));

  return {
    inUse,
    waiting,
    find,
    hasOther: (module) =>
      candidatesOf(module).some(
        (entry) => isGood(entry) && entry.version !== find(module)?.version,
      ),
    markFailed(entry, until) {
      const { name } = entry;
      (until === 'reload' ? failed : crashed).add(keyOf(entry));
      if (until === 'tab-closes') tabStorage.setItem(storageKey, [...crashed].join('\n'));
      if (find(name)?.version === entry.version) refresh(name);
      const now = find(name);
      return now !== undefined && isGood(now);
    },
    resetFailures(module) {
      for (const entry of candidatesOf(module)) {
        failed.delete(keyOf(entry));
        crashed.delete(keyOf(entry));
      }
      tabStorage.setItem(storageKey, [...crashed].join('\n'));
      refresh(module);
    },
    setAccount(nextAccount) {
      accountId = nextAccount;
      return switchTo(bestVersions());
    },
    applyRegistry(next, isLoaded) {
      registry = next;
      const before = new Map(inUse.get().map((entry) => [entry.name, entry]));
      const isKept = (module: string) =>
        isLoaded(module) && before.has(module) && !before.get(module)?.isMalformed;
      waiting.set(
        [...before.values()]
          .filter(({ name }) => isKept(name))
          .filter((entry) => {
            const newer = bestVersion(entry.name);
            return newer && newer.version !== entry.version && !isPatch(entry, newer);
          })
          .map(({ name }) => name),
      );
      return switchTo(bestVersions((name) => (isKept(name) ? before.get(name) : undefined)));
    },
    applyPatches() {
      const isWaiting = new Set(waiting.get());
      return switchTo(bestVersions((name) => (isWaiting.has(name) ? find(name) : undefined)));
    },
  };
}

/**
 * Whether an open page may switch from one version of a module to another one without a reload: only the patch number
 * or the build differ, and both versions offer the same pages and slots.
 */
function isPatch(from: RegistryEntry, to: RegistryEntry): boolean {
  const series = ({ version }: RegistryEntry) => version.split('.').slice(0, 2).join('.');
  const offer = ({ pages, slots }: RegistryEntry) => JSON.stringify([pages, slots]);
  return series(from) === series(to) && offer(from) === offer(to);
}

/**
 * The versions of a module that this account may get, in order of preference: the canary version if the account gets
 * it, then the versions in the order of `listUsableVersions`.
 * @param accountId undefined while nobody is signed in: then there is no canary version
 */
export function listCandidateVersions(
  module: RegistryModule,
  accountId: number | undefined,
): RegistryEntry[] {
  const { canary } = module.channels;
  const isCanary =
    canary !== undefined &&
    accountId !== undefined &&
    (canary.accounts.includes(accountId) ||
      calculateCanaryBucket(module.name, canary.version, accountId) < canary.percent);
  return listUsableVersions(module, isCanary ? [canary.version] : []).map((version) => ({
    ...version,
    name: module.name,
  }));
}

/**
 * The canary bucket of an account for one version of a module. It is the same in every browser and at every visit. It
 * depends on the version, so that new versions are not always tested by the same people. Uses FNV-1a, 32 bits.
 * @returns 0 to 99
 */
export function calculateCanaryBucket(module: string, version: string, accountId: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${module} ${version} ${accountId}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % 100;
}
