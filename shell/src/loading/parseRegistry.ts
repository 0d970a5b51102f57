import type { Registry, RegistryModule } from '@cert/shared/contract';

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
