import type { ComponentType } from 'react';
import type { Registry, RegistryEntry } from '../../contract/index.ts';
import type { Clock } from '../queue/dueEntries.ts';
import type { Session } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import type { VersionSelection } from './createVersionSelection.ts';
import type { FailureReason, PartId } from './loader.ts';
import { createPartLoader, type PartLoader, type PartLoaderOptions } from './createPartLoader.ts';

export type PartState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<object> }
  | { status: 'failed'; failure: unknown };

export type ModuleStore = Pick<VersionSelection, 'waiting' | 'hasOther'> &
  Pick<PartLoader, 'attempt'> & {
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
    /** Starts loading the part once and returns its state. */
    part(name: PartId): Pick<Store<PartState>, 'get' | 'subscribe'>;
    /** Fetches a module's code, or one of its parts with its messages, before it is needed. Failures are ignored. */
    prefetch(name: { module: string } | PartId): void;
    /**
     * Loads the module that saves this key, according to its `module.json`. Rejects if that fails or no module saves it.
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
    crashed(name: PartId, failure: unknown): void;
    /** Switches to another version of the module, on request of the user. */
    usePrevious(name: PartId): void;
    /** Reports that another session is active; versions and visible pages may depend on it. */
    follow(session: Session | null): void;
    /** Applies a newer registry. */
    learn(registry: Pick<Registry, 'modules'>): void;
    /**
     * Switches modules to their newer patch versions. Called when the user opens another page, because a change of
     * version would disturb the user on an open page.
     */
    takePatches(): void;
  };

export type ModulePageEntry = RegistryEntry['pages'][number] & { module: string };

/**
 * A crash within this time after the first render counts as a fault of the version; a later crash may be caused by what
 * the user did.
 */
export const earlyCrashMs = 5_000;

/** A part that has been requested. */
type RequestedPart = {
  name: PartId;
  state: Store<PartState>;
  /** How many components on the page subscribe to the state of this part. */
  watchers: number;
  /** Incremented with each load; results of earlier loads are ignored. */
  loadNumber: number;
  /** The version that is shown, and since when. */
  shown?: { entry: RegistryEntry; atMs: number };
};

/** Tracks the loading state of each part of each module: pure state over the injected loader. */
export function createModuleStore({
  versions,
  clock,
  onFailure,
  ...options
}: PartLoaderOptions & {
  versions: VersionSelection;
  clock: Pick<Clock, 'now'>;
  /** Called when a version could not be shown. */
  onFailure: (entry: RegistryEntry, reason: FailureReason) => void;
}): ModuleStore {
  const requestedParts = new Map<string, RequestedPart>();
  const loader = createPartLoader(options);
  const fallenBack = createStore<readonly string[]>([]);

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
      try {
        if (!entry) throw new Error(`no module is called ${name.module}`);
        const Component = await loader.load(entry, name);
        if (loadNumber === part.loadNumber) part.shown = { entry, atMs: clock.now() };
        return settle({ status: 'ready', Component });
      } catch (failure) {
        if (!entry) return settle({ status: 'failed', failure });
        onFailure(entry, await options.explain(failure));
        if (!giveUp(entry, 'reload')) return settle({ status: 'failed', failure });
      }
    }
  }

  function giveUp(entry: RegistryEntry, until: 'reload' | 'tab-closes'): boolean {
    const hasOther = versions.giveUp(entry, until);
    if (hasOther) fallenBack.set([...new Set([...fallenBack.get(), entry.name])]);
    return hasOther;
  }

  /** Reloads modules that have changed their version: the visible parts now, the others on the next request. */
  function reloadModules(modules: readonly string[]): void {
    fallenBack.set(fallenBack.get().filter((module) => !modules.includes(module)));
    for (const [key, part] of requestedParts)
      if (modules.includes(part.name.module)) {
        if (part.watchers > 0) void start(part);
        else requestedParts.delete(key);
      }
  }

  function partOf(name: PartId): RequestedPart {
    const key = `${name.module} ${name.kind} ${name.part}`;
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
    attempt: loader.attempt,
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
      versions.forgive(module);
      fallenBack.set(fallenBack.get().filter((name) => name !== module));
      for (const part of requestedParts.values())
        if (part.name.module === module && part.state.get().status === 'failed') void start(part);
    },
    crashed(name, failure) {
      const part = partOf(name);
      if (!part.shown) return;
      const { entry, atMs } = part.shown;
      void options
        .explain(failure)
        .then((reason) => onFailure(entry, reason === 'broken' ? 'crashed' : reason));
      if (clock.now() - atMs <= earlyCrashMs && giveUp(entry, 'tab-closes')) void start(part);
    },
    usePrevious(name) {
      const part = partOf(name);
      if (part.shown && giveUp(part.shown.entry, 'tab-closes')) void start(part);
    },
    follow: (session) => reloadModules(versions.follow(session?.accountId)),
    learn: (registry) => versions.learn(registry, isLoaded),
    takePatches: () => reloadModules(versions.takePatches()),
  };
}

/**
 * Whether a page or slot is meant for this user. It controls only what is shown and loaded; the server checks
 * permissions itself.
 */
function isVisibleTo(readers: 'member' | 'client' | 'certifier', session: Session | null): boolean {
  if (!session) return false;
  return readers === 'member' || (readers === 'certifier') === session.isCertifier;
}
