import type { Registry, RegistryEntry } from '@cert/shared/contract';

/** The registry must be here within this time; without it there is no module, but still a site that says so. */
const registryTimeoutMs = 4_000;

/** Reads `/modules.json`. An entry that is not well-formed is left out: it costs that module only. */
export async function readRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/modules.json', {
      signal: AbortSignal.timeout(registryTimeoutMs),
    });
    const body = (await response.json()) as { modules?: unknown };
    const modules = Array.isArray(body.modules) ? body.modules.filter(isEntry) : [];
    return { modules };
  } catch {
    return { modules: [] };
  }
}

/** What the shell relies on before it loads a module; the build has checked the rest (`moduleFile` of the contract). */
function isEntry(value: unknown): value is RegistryEntry {
  const entry = value as Partial<RegistryEntry> | null;
  return (
    typeof entry?.name === 'string' &&
    typeof entry.container === 'string' &&
    typeof entry.entry === 'string' &&
    // Within this site: `//` would be another one.
    /^\/(?!\/)/.test(entry.entry) &&
    Array.isArray(entry.pages) &&
    Array.isArray(entry.slots)
  );
}
