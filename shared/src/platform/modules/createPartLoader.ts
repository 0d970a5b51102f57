import type { ComponentType } from 'react';
import type { Language } from '../../domain/index.ts';
import type { RegistryEntry } from '../../contract/index.ts';
import type { Messages } from '../language/messages.ts';
import type { ModuleDefinition } from './defineModule.ts';
import type { ClassifyFailure, LoadModule, PartId } from './loader.ts';

export type PartLoaderOptions = {
  load: LoadModule;
  classifyFailure: ClassifyFailure;
  messages: Pick<Messages, 'load'>;
  language: Language;
  /** Called with each loaded definition, before any of its parts is loaded. */
  onDefinition?: (definition: ModuleDefinition) => void;
};

/** Loads parts with their module and its messages, and caches the results by version. */
export type PartLoader = {
  load(entry: RegistryEntry, part: PartId): Promise<ComponentType<object>>;
  /** Loads the module's definition and messages, without any part. */
  loadDefinition(entry: RegistryEntry): Promise<void>;
  /** Prefetches the module's definition and, if `part` is given, that part. Failures are ignored. */
  prefetch(entry: RegistryEntry, part?: PartId): void;
  /**
   * Loads a resource that a part needs besides its own code. Network errors are retried in the same way as for parts.
   */
  loadWithRetries<Value>(load: () => Promise<Value>): Promise<Value>;
};

/**
 * Time limit for a load with its retries: for a part together with its module's definition and messages, or for a
 * resource. The definition alone has the same limit.
 */
export const partTimeoutMs = 12_000;

/** Retries after a network error. Other errors are not retried, because the result would be the same. */
export const maxNetworkRetries = 2;

export function createPartLoader({
  load,
  classifyFailure,
  messages,
  language,
  onDefinition = () => undefined,
}: PartLoaderOptions): PartLoader {
  const definitions = new Map<string, Promise<ModuleDefinition>>();
  /** The version whose messages were loaded last, for each module. */
  const messagesOf = new Map<string, string>();

  function definitionOf(entry: RegistryEntry, part?: PartId): Promise<ModuleDefinition> {
    if (entry.isMalformed)
      return Promise.reject(new Error(`the registry's entry of ${entry.name} is malformed`));
    const key = `${entry.name} ${entry.version}`;
    // The load of the definition has a time limit, so that "Try again" starts a new load and does not wait for one that
    // hangs.
    const known =
      definitions.get(key) ??
      withTimeout(partTimeoutMs, load(entry, part ? [part.part, language] : [])).then(
        (definition) => {
          onDefinition(definition);
          return definition;
        },
      );
    definitions.set(key, known);
    known.catch(() => definitions.delete(key));
    return known;
  }

  async function fetchPart(entry: RegistryEntry, name: PartId): Promise<ComponentType<object>> {
    const { kind, part } = name;
    const definition = await definitionOf(entry, name);
    const found = definition[kind][part];
    if (!found) throw new Error(`module ${entry.name} has no ${part} among its ${kind}`);
    const loadPart = (typeof found === 'function' ? found : found.load) as () => Promise<
      ComponentType<object>
    >;
    const [Component] = await Promise.all([loadPart(), loadMessages(entry, definition)]);
    return Component;
  }

  async function loadMessages(entry: RegistryEntry, definition: ModuleDefinition): Promise<void> {
    if (messagesOf.get(entry.name) === entry.version) return;
    await messages.load(entry.name, definition.messages);
    messagesOf.set(entry.name, entry.version);
  }

  async function withRetries<Value>(attempt: () => Promise<Value>): Promise<Value> {
    for (let retriesLeft = maxNetworkRetries; ; retriesLeft -= 1)
      try {
        return await attempt();
      } catch (failure) {
        if (retriesLeft === 0 || (await classifyFailure(failure)) !== 'network') throw failure;
      }
  }

  return {
    load: (entry, part) =>
      withTimeout(
        partTimeoutMs,
        withRetries(() => fetchPart(entry, part)),
      ),
    loadDefinition: (entry) =>
      withTimeout(
        partTimeoutMs,
        withRetries(async () => loadMessages(entry, await definitionOf(entry))),
      ),
    prefetch(entry, part) {
      const fetching = part ? fetchPart(entry, part) : definitionOf(entry);
      fetching.catch(() => undefined);
    },
    loadWithRetries: (load) => withTimeout(partTimeoutMs, withRetries(load)),
  };
}

/** Rejects when the promise takes longer than `ms` milliseconds. A later result is ignored. */
function withTimeout<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

class TimeoutError extends Error {
  constructor(ms: number) {
    super(`not here after ${ms} ms`);
    this.name = 'NotInTime';
  }
}
