import type { Registry, RegistryModule } from '@cert/shared/contract';
import type { KeyValueStorage } from '@cert/shared/platform';

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

/**
 * Validates the parts of a registry that the shell uses. The release validates all of it with the contract's schema
 * `registry`, which is too large for the first page. Skips malformed modules, so the others still work.
 * @returns undefined if the value is not a registry
 */
export function parseRegistry(value: unknown): Registry | undefined {
  const given = value as Partial<Registry> | null;
  if (typeof given !== 'object' || given === null) return undefined;
  if (!Number.isInteger(given.revision) || !Array.isArray(given.modules)) return undefined;
  return { ...(given as Registry), modules: given.modules.filter(isModule) };
}

function isModule(value: unknown): value is RegistryModule {
  const module = value as Partial<RegistryModule> | null;
  return (
    typeof module?.name === 'string' &&
    typeof module.channels?.stable === 'string' &&
    isCanary(module.channels.canary) &&
    isList(module.lastGood, isText) &&
    isList(module.versions, isVersion)
  );
}

function isCanary(value: unknown): boolean {
  if (value === undefined) return true;
  const canary = value as Partial<NonNullable<RegistryModule['channels']['canary']>> | null;
  return (
    isText(canary?.version) &&
    typeof canary?.percent === 'number' &&
    isList(canary.accounts, (account) => typeof account === 'number')
  );
}

function isVersion(value: unknown): boolean {
  const version = value as Partial<RegistryModule['versions'][number]> | null;
  return (
    [version?.version, version?.contract, version?.container].every(isText) &&
    // The address must be a path on this site: one that begins with `//` would name another host.
    /^\/(?!\/)([\w./-]*\/)?$/.test(String(version?.base)) &&
    /^\w[\w.-]*$/.test(String(version?.entry)) &&
    isHashes(version?.files) &&
    isList(version?.pages, (page) => isPage(page)) &&
    isList(version?.slots, (slot) => isSlot(slot)) &&
    (version?.saves === undefined || isList(version.saves, isText))
  );
}

function isPage(value: unknown): boolean {
  const page = value as Record<string, unknown> | null;
  return [page?.['path'], page?.['page'], page?.['frame'], page?.['for']].every(isText);
}

function isSlot(value: unknown): boolean {
  const slot = value as Record<string, unknown> | null;
  return [slot?.['slot'], slot?.['part'], slot?.['for']].every(isText);
}

function isHashes(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isHash);
}

const isHash = (value: unknown) => /^sha384-[A-Za-z0-9+/]{64}$/.test(String(value));
const isText = (value: unknown) => typeof value === 'string';

function isList(value: unknown, isGood: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isGood);
}
