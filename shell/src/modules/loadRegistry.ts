import type { KeyValueStorage } from '@cert/shared/platform';
import { parseRegistry, type ParsedRegistry } from './parseRegistry.ts';

/** Milliseconds. If the reply with the registry takes longer, the copy in this browser is used. */
export const registryTimeoutMs = 4_000;

/** Local-storage key of the last valid registry. */
export const registryCopyKey = 'modules';

/**
 * The source of the registry in use: `server`; `copy`: the last registry that this browser has stored; `none`: neither
 * could be read, so the registry is empty.
 */
export type RegistrySource = 'server' | 'copy' | 'none';

export type LoadedRegistry = ParsedRegistry & { source: RegistrySource };

/** Requests `/modules.json`. If that fails, reads the copy in this browser; without a copy the registry is empty. */
export async function loadRegistry({
  storage,
  fetch,
}: {
  storage: KeyValueStorage;
  fetch: typeof globalThis.fetch;
}): Promise<LoadedRegistry> {
  const text = await fetchText(fetch);
  const current = parse(text);
  if (current) {
    if (text !== null && storage.getItem(registryCopyKey) !== text)
      storage.setItem(registryCopyKey, text);
    return { ...current, source: 'server' };
  }
  const copy = parse(storage.getItem(registryCopyKey));
  return copy ? { ...copy, source: 'copy' } : { ...none, source: 'none' };
}

/** An empty registry. Its revision is below 0, so that the first registry from the server is newer. */
const none: ParsedRegistry = {
  registry: { revision: -1, changedAt: '', change: '', modules: [] },
  malformed: [],
};

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

function parse(text: string | null): ParsedRegistry | undefined {
  if (text === null) return undefined;
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}
