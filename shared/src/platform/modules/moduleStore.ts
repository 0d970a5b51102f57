import type { ComponentType } from 'react';
import type { Registry, RegistryEntry } from '../../contract/index.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import type { VersionSelection } from './createVersionSelection.ts';
import type { ModuleFailure } from './createModuleReporter.ts';
import type { FailureReason, PartId } from './loader.ts';
import { createPartLoader, type PartLoader, type PartLoaderOptions } from './createPartLoader.ts';

export type PartState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<object> }
  | { status: 'failed'; failure: unknown };

/** What is known about the last failure of a part. */
export type PartFailure = {
  version: string;
  reason: FailureReason;
  /** Identifies the report in the server's log; undefined until the report is sent. */
  reference?: string | undefined;
};

export type ModuleStore = Pick<VersionSelection, 'waiting' | 'hasOther'> &
  Pick<PartLoader, 'loadWithRetries'> & {
    /**
     * The versions in use. Subscribers are notified whenever a module changes its version, because its pages and slot
     * parts may change, too.
     */
    inUse: VersionSelection['inUse'];
    /** Modules that use another version because the preferred one failed. */
    fallenBack: Pick<Store<readonly string[]>, 'get' | 'subscribe'>;
    /** The pages of all modules, for all users: the routes of the site. */
    allPages(): ModulePageEntry[];
    /** The pages that this user may see. */
    pages(session: Session | null): ModulePageEntry[];
    /** The parts that fill a slot for this user. */
    fillers(slot: string, session: Session | null): PartId[];
    /** The last failure of each part, by `buildPartKey`. */
    failures: Pick<Store<ReadonlyMap<string, PartFailure>>, 'get' | 'subscribe'>;
    /**
     * Reports a failure that does not belong to one part, such as an error that no code has handled.
     * @returns the reference of the report; undefined if the failure is not reported
     */
    report(failure: ModuleFailure): Promise<string | undefined>;
    /** Starts loading the part once and returns its state. */
    part(name: PartId): Pick<Store<PartState>, 'get' | 'subscribe'>;
    /** Fetches a module's code, or one of its parts with its messages, before it is needed. Failures are ignored. */
    prefetch(name: { module: string } | PartId): void;
    /**
     * Loads the module that saves this key, according to its `module.json`. Rejects if that fails or no module saves
     * it.
     */
    loadSaverOf(key: string): Promise<void>;
    /**
     * Loads a failed part again, together with all other failed parts of its module, because they usually fail for the
     * same reason.
     */
    retry(name: PartId): void;
    /**
     * Reports that a part threw during render, for example because a file that it loads later is missing. If this
     * happens within 5 s after the part was first shown, the tab stops using this version of the module.
     */
    reportCrash(name: PartId, failure: unknown): void;
    /** Switches to another version of the module, on request of the user. */
    switchToPrevious(name: PartId): void;
    /** Informs the store that the session has changed: the versions and the visible pages may depend on the account. */
    setSession(session: Session | null): void;
    /** Applies a newer registry. */
    applyRegistry(registry: Pick<Registry, 'modules'>): void;
    /**
     * Switches modules to their newer patch versions. Called when the user opens another page, because a change of
     * version would disturb the user on an open page.
     */
    applyPatches(): void;
  };

export type ModulePageEntry = RegistryEntry['pages'][number] & { module: string };

/**
 * A crash within this time after the first render counts as a fault of the version; a later crash may be caused by what
 * the user did.
 */
export const earlyCrashMs = 5_000;

export const buildPartKey = ({ module, kind, part }: PartId) => `${module} ${kind} ${part}`;

/** A part that this page has requested, with the state of its load. */
type RequestedPart = {
  name: PartId;
  state: Store<PartState>;
  /** How many components on the page subscribe to the state of this part. */
  watchers: number;
  /** Incremented with each load; results of earlier loads are ignored. */
  loadNumber: number;
  /** The version that is shown, and when it was first shown, in milliseconds of the clock. */
  shown?: { entry: RegistryEntry; atMs: number };
};

/**
 * Creates the store that tracks the loading state of each part of each module. It loads code only with the given
 * loader.
 */
export function createModuleStore({
  versions,
  clock,
  reportFailure,
  reportLoad = () => undefined,
  ...options
}: PartLoaderOptions & {
  versions: VersionSelection;
  clock: Pick<Clock, 'now'>;
  /** Called for each module failure. @returns the reference of the report; undefined if it is not reported */
  reportFailure: (failure: ModuleFailure) => Promise<string | undefined>;
  /** Called once for each version, when the first of its parts can be shown. */
  reportLoad?: (load: { module: string; version: string; ms: number; bytes?: number }) => void;
}): ModuleStore {
  const requestedParts = new Map<string, RequestedPart>();
  const loader = createPartLoader(options);
  const fallenBack = createStore<readonly string[]>([]);
  const failures = createStore<ReadonlyMap<string, PartFailure>>(new Map());
  const measured = new Set<string>();

  async function start(part: RequestedPart): Promise<void> {
    const { name, state } = part;
    const loadNumber = ++part.loadNumber;
    const settle = (next: PartState) => {
      if (loadNumber === part.loadNumber) state.set(next);
    };
    part.shown = undefined;
    settle({ status: 'loading' });
    while (loadNumber === part.loadNumber) {
      const entry = versions.find(name.module);
      const startedAt = clock.now();
      try {
        if (!entry) throw new Error(`no module is called ${name.module}`);
        const Component = await loader.load(entry, name);
        measure(entry, clock.now() - startedAt);
        if (loadNumber === part.loadNumber) part.shown = { entry, atMs: clock.now() };
        return settle({ status: 'ready', Component });
      } catch (failure) {
        if (!entry) return settle({ status: 'failed', failure });
        const reason = entry.isMalformed ? 'malformed' : await options.classifyFailure(failure);
        const isReplaced = markFailed(entry, 'reload');
        reportPartFailure(name, entry, { reason, isReplaced });
        if (!isReplaced) return settle({ status: 'failed', failure });
      }
    }
  }

  function measure(entry: RegistryEntry, ms: number): void {
    const { name: module, version } = entry;
    const key = `${module} ${version}`;
    if (measured.has(key)) return;
    measured.add(key);
    const bytes = readLoadedBytes(entry);
    // The clock may have been set back during the load, so the difference may be negative.
    reportLoad({ module, version, ms: Math.max(0, ms), ...(bytes !== undefined && { bytes }) });
  }

  /** Reports a failure, and stores the details that the failure card shows. */
  function reportPartFailure(
    name: PartId,
    { name: module, version }: RegistryEntry,
    { reason, isReplaced }: { reason: FailureReason; isReplaced: boolean },
  ): void {
    const key = buildPartKey(name);
    const store = (failure: PartFailure) => failures.set(new Map(failures.get()).set(key, failure));
    const failure: PartFailure = { version, reason };
    store(failure);
    void reportFailure({ module, version, reason, isReplaced }).then((reference) => {
      if (reference !== undefined && failures.get().get(key) === failure)
        store({ ...failure, reference });
    });
  }

  function markFailed(entry: RegistryEntry, until: 'reload' | 'tab-closes'): boolean {
    const hasOther = versions.markFailed(entry, until);
    if (hasOther) fallenBack.set([...new Set([...fallenBack.get(), entry.name])]);
    return hasOther;
  }

  /** Reloads modules that have changed their version: visible parts now, other parts when they are requested again. */
  function reloadModules(modules: readonly string[]): void {
    fallenBack.set(fallenBack.get().filter((module) => !modules.includes(module)));
    for (const [key, part] of requestedParts)
      if (modules.includes(part.name.module)) {
        if (part.watchers > 0) void start(part);
        else requestedParts.delete(key);
      }
  }

  function partOf(name: PartId): RequestedPart {
    const key = buildPartKey(name);
    const known = requestedParts.get(key);
    if (known) return known;
    const state = createStore<PartState>({ status: 'loading' });
    const part: RequestedPart = { name, state, watchers: 0, loadNumber: 0 };
    const { subscribe } = part.state;
    part.state.subscribe = (listener) => {
      const end = subscribe(listener);
      part.watchers += 1;
      return () => {
        part.watchers -= 1;
        end();
      };
    };
    requestedParts.set(key, part);
    void start(part);
    return part;
  }

  const allPages = () =>
    versions.inUse
      .get()
      .flatMap((entry) => entry.pages.map((page) => ({ ...page, module: entry.name })));
  const isLoaded = (module: string) =>
    [...requestedParts.values()].some(({ name }) => name.module === module);

  return {
    inUse: versions.inUse,
    waiting: versions.waiting,
    hasOther: versions.hasOther,
    fallenBack,
    failures,
    report: reportFailure,
    loadWithRetries: loader.loadWithRetries,
    allPages,
    pages: (session) => allPages().filter((page) => isVisibleTo(page.for, session)),
    fillers: (slot, session) =>
      versions.inUse
        .get()
        .flatMap((entry) =>
          entry.slots
            .filter((filler) => filler.slot === slot && isVisibleTo(filler.for, session))
            .map((filler) => ({ module: entry.name, kind: 'slots', part: filler.part })),
        ),
    part: (name) => partOf(name).state,
    prefetch(name) {
      const entry = versions.find(name.module);
      // A failure here is ignored: opening the page loads the part again and reports the failure.
      if (entry) loader.prefetch(entry, 'part' in name ? name : undefined);
    },
    async loadSaverOf(key) {
      const entry = versions.inUse
        .get()
        .find(({ saves = [] }) => saves.some((prefix) => key.startsWith(prefix)));
      if (!entry) throw new Error(`no module saves ${key}`);
      await loader.loadDefinition(entry);
    },
    retry({ module }) {
      versions.resetFailures(module);
      fallenBack.set(fallenBack.get().filter((name) => name !== module));
      for (const part of requestedParts.values())
        if (part.name.module === module && part.state.get().status === 'failed') void start(part);
    },
    reportCrash(name, failure) {
      const part = partOf(name);
      if (!part.shown) return;
      const { entry, atMs } = part.shown;
      const isEarly = clock.now() - atMs <= earlyCrashMs;
      const isReplaced = isEarly && markFailed(entry, 'tab-closes');
      void options
        .classifyFailure(failure)
        .then((reason) => (reason === 'broken' ? 'crashed' : reason))
        .then((reason) => reportPartFailure(name, entry, { reason, isReplaced }));
      if (isReplaced) void start(part);
    },
    switchToPrevious(name) {
      const part = partOf(name);
      if (part.shown && markFailed(part.shown.entry, 'tab-closes')) void start(part);
    },
    setSession: (session) => reloadModules(versions.setAccount(session?.accountId)),
    applyRegistry: (registry) => reloadModules(versions.applyRegistry(registry, isLoaded)),
    applyPatches: () => reloadModules(versions.applyPatches()),
  };
}

/**
 * Whether a page or slot is meant for this user. It controls only what is shown and loaded; the server checks
 * permissions itself.
 */
export function isVisibleTo(
  readers: 'anyone' | 'member' | 'client' | 'certifier',
  session: Session | null,
): boolean {
  if (readers === 'anyone') return true;
  if (!session) return false;
  return readers === 'member' || (readers === 'certifier') === session.isCertifier;
}

/**
 * Compressed size in bytes of the scripts and style sheets of a version that this page has loaded, including files from
 * the browser's cache.
 * @returns undefined if the browser does not tell the size, for example for files of another origin
 */
function readLoadedBytes({ base, files }: RegistryEntry): number | undefined {
  if (typeof performance.getEntriesByType !== 'function') return undefined;
  const addresses = new Set(
    Object.keys(files).map((file) => new URL(base + file, location.href).href),
  );
  const sizes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => addresses.has(name))
    .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > 0 ? sum : undefined;
}
