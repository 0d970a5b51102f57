import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Language } from '../../domain/index.ts';
import type { Registry, RegistryEntry } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import type { ModuleDefinition } from './defineModule.ts';

/** Fetches a module's definition; rejects when it cannot be had. Nothing is remembered of a failure. */
export type LoadModule = (entry: RegistryEntry) => Promise<ModuleDefinition>;

/** Which component of which module. */
export type PartName = { module: string; kind: 'pages' | 'slots'; part: string };

export type PartState =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<object> }
  | { status: 'failed'; failure: unknown };

export type ModuleStore = {
  /** The pages of all modules, whoever they are for: the routes of the site. */
  allPages(): Page[];
  /** Those that this reader may see. */
  pages(session: Session | null): Page[];
  /** The parts that fill a slot for this reader. */
  fillers(slot: string, session: Session | null): PartName[];
  /** Starts loading the part, once; every listener hears when it is there. */
  part(name: PartName): Store<PartState>;
  /** Fetches a module's code, or one of its parts with its words, before anybody asks; a failure is forgotten. */
  prefetch(name: { module: string } | PartName): void;
  /** Loads a failed part again, and with it every other failed part of its module: they fail together. */
  retry(name: PartName): void;
};

export type Page = RegistryEntry['pages'][number] & { module: string };

/** A module's code, one of its parts and its words must be here within this time. */
export const partTimeoutMs = 12_000;

/** Which modules there are and how far each of their parts is: pure state over the injected loader. */
export function createModuleStore({
  registry,
  load,
  words,
  language,
}: {
  registry: Registry;
  load: LoadModule;
  words: i18n;
  language: Language;
}): ModuleStore {
  const parts = new Map<string, { name: PartName; state: Store<PartState> }>();
  const definitions = new Map<string, Promise<ModuleDefinition>>();

  function definitionOf(name: string): Promise<ModuleDefinition> {
    const entry = registry.modules.find((module) => module.name === name);
    if (!entry) return Promise.reject(new Error(`no module is called ${name}`));
    // Limited by itself: a load that hangs must not be waited for again by "Try again".
    const known = definitions.get(name) ?? within(partTimeoutMs, load(entry));
    definitions.set(name, known);
    known.catch(() => definitions.delete(name));
    return known;
  }

  async function fetchPart({ module, kind, part }: PartName): Promise<ComponentType<object>> {
    const definition = await definitionOf(module);
    const found = definition[kind][part];
    if (!found) throw new Error(`module ${module} has no ${part} among its ${kind}`);
    const loadPart = (typeof found === 'function' ? found : found.load) as () => Promise<
      ComponentType<object>
    >;
    const [Component] = await Promise.all([loadPart(), addWords(module, definition)]);
    return Component;
  }

  async function addWords(module: string, definition: ModuleDefinition): Promise<void> {
    if (words.hasResourceBundle(language, module)) return;
    words.addResourceBundle(language, module, await definition.words[language]());
  }

  function start(name: PartName, state: Store<PartState>): void {
    state.set({ status: 'loading' });
    within(partTimeoutMs, fetchPart(name)).then(
      (Component) => state.set({ status: 'ready', Component }),
      (failure: unknown) => state.set({ status: 'failed', failure }),
    );
  }

  const allPages = () =>
    registry.modules.flatMap((module) =>
      module.pages.map((page) => ({ ...page, module: module.name })),
    );

  return {
    allPages,
    pages: (session) => allPages().filter((page) => isFor(page.for, session)),
    fillers: (slot, session) =>
      registry.modules.flatMap((module) =>
        module.slots
          .filter((filler) => filler.slot === slot && isFor(filler.for, session))
          .map((filler) => ({ module: module.name, kind: 'slots', part: filler.part })),
      ),
    part(name) {
      const key = `${name.module} ${name.kind} ${name.part}`;
      const known = parts.get(key);
      if (known) return known.state;
      const state = createStore<PartState>({ status: 'loading' });
      parts.set(key, { name, state });
      start(name, state);
      return state;
    },
    prefetch(name) {
      const fetching = 'part' in name ? fetchPart(name) : definitionOf(name.module);
      // Whoever opens the page tries anew, and is told then.
      fetching.catch(() => undefined);
    },
    retry({ module }) {
      for (const { name, state } of parts.values())
        if (name.module === module && state.get().status === 'failed') start(name, state);
    },
  };
}

function isFor(readers: 'member' | 'client' | 'certifier', session: Session | null): boolean {
  if (!session) return false;
  return readers === 'member' || (readers === 'certifier') === session.isCertifier;
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not here after ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
