import type { Registry } from '@cert/shared/contract';
import type { KeyValueStorage } from '@cert/shared/platform';
import { parseRegistry } from './parseRegistry.ts';

/** Milliseconds. If the reply with the registry takes longer, the copy in this browser is used. */
export const registryTimeoutMs = 4_000;

/** Local-storage key of the last valid registry. */
export const registryCopyKey = 'modules';

export type LoadedRegistry = {
  registry: Registry;
  /** Whether this is the server's current registry; otherwise it is the last copy, or empty. */
  isCurrent: boolean;
};

/** Requests `/modules.json`; if that fails, reads the copy in this browser. */
export async function loadRegistry({
  storage,
  fetch,
}: {
  storage: KeyValueStorage;
  fetch: typeof globalThis.fetch;
}): Promise<LoadedRegistry> {
  const text = await fetchText(fetch);
  const registry = parse(text);
  if (registry) {
    if (text !== null && storage.getItem(registryCopyKey) !== text) keep(storage, text);
    return { registry, isCurrent: true };
  }
  return { registry: parse(storage.getItem(registryCopyKey)) ?? none, isCurrent: false };
}

const none: Registry = { revision: 0, changedAt: '', change: '', modules: [] };

async function fetchText(fetch: typeof globalThis.fetch): Promise<string | null> {
  try {
    const response = await fetch('/modules.json', {
      signal: AbortSignal.timeout(registryTimeoutMs),
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function parse(text: string | null): Registry | undefined {
  if (text === null) return undefined;
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** If the storage is full or blocked, there is just no copy. */
function keep(storage: KeyValueStorage, text: string): void {
  try {
    storage.setItem(registryCopyKey, text);
  } catch {
    storage.removeItem(registryCopyKey);
  }
}
