import type { Registry } from '@cert/shared/contract';
import type { KeyValueStorage } from '@cert/shared/platform';
import { parseRegistry } from './parseRegistry.ts';

/** The registry must be here within this time; then the copy that this browser has kept is used. */
export const registryTimeoutMs = 4_000;

/** Local-storage key of the last registry that was well-formed. */
export const registryCopyKey = 'modules';

export type ReadRegistry = {
  registry: Registry;
  /** Whether it is what the server says now; else the last copy, or nothing at all. */
  isCurrent: boolean;
};

/** Reads `/modules.json`; where that fails, what this browser has kept of it. */
export async function readRegistry({
  storage,
  fetch,
}: {
  storage: KeyValueStorage;
  fetch: typeof globalThis.fetch;
}): Promise<ReadRegistry> {
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

/** A full or forbidden storage costs the copy only. */
function keep(storage: KeyValueStorage, text: string): void {
  try {
    storage.setItem(registryCopyKey, text);
  } catch {
    storage.removeItem(registryCopyKey);
  }
}
