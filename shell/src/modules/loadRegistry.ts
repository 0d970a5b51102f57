import type { KeyValueStorage } from '@cert/shared/platform';
import type { ModuleVersion, Registry, RegistryModule } from '@cert/shared/contract';
import { contractVersion } from '@cert/shared/domain';

/** Milliseconds. If the reply with the registry takes longer, the copy in this browser is used. */
export const registryTimeoutMs = 4_000;

/** Local-storage key of the last valid registry. */
export const registryCopyKey = 'modules';

/**
 * The source of the registry in use. `server`: it was embedded in the page or requested from the server; `copy`: it is
 * the last registry that this browser has stored; `none`: no registry could be read, so it is empty.
 */
export type RegistrySource = 'server' | 'copy' | 'none';

export type LoadedRegistry = ParsedRegistry & { source: RegistrySource };

/**
 * Reads the registry that the server has embedded in the page (`server/src/site/shellPage.ts`), which saves a request.
 * @returns null if there is none, or if the browser may have taken the page from its history: such a page can be older
 *   than the registry on the server
 */
export function readEmbeddedRegistry(document: Document): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward') return null;
  return document.getElementById('modules-data')?.textContent ?? null;
}

/**
 * Takes the registry that is embedded in the page, or requests `/modules.json`. If that fails, reads the copy in this
 * browser; without a copy the registry is empty.
 * @param embedded text of the registry in the page; null for none
 */
export async function loadRegistry({
  storage,
  fetch,
  embedded = null,
}: {
  storage: KeyValueStorage;
  fetch: typeof globalThis.fetch;
  embedded?: string | null;
}): Promise<LoadedRegistry> {
  const text = parse(embedded) ? embedded : await fetchText(fetch);
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

/** A version of a module that the page cannot use. `module` or `version` is `unknown` if it cannot be read. */
export type MalformedVersion = { module: string; version: string };

export type ParsedRegistry = { registry: Registry; malformed: readonly MalformedVersion[] };

type Version = ModuleVersion & { isMalformed?: boolean };

const unknown = 'unknown';

/**
 * Validates the parts of a registry that the shell uses. The release validates the whole registry with the schema
 * `registry`, which is too large for the first page. A malformed version is kept with those pages and slots that can be
 * read, and marked with `isMalformed`: these pages and slots then show a failure card, and no file of it is loaded.
 * @returns undefined if the value is not a registry
 */
export function parseRegistry(value: unknown): ParsedRegistry | undefined {
  const given = value as Partial<Registry> | null;
  if (typeof given !== 'object' || given === null) return undefined;
  if (!Number.isInteger(given.revision) || !Array.isArray(given.modules)) return undefined;
  const modules = given.modules.map(readModule);
  const malformed = modules.flatMap((module): MalformedVersion[] =>
    module
      ? module.versions
          .filter((version: Version) => version.isMalformed)
          .map(({ version }) => ({ module: module.name, version }))
      : [{ module: unknown, version: unknown }],
  );
  const readable = modules.filter((module) => module !== undefined);
  return { registry: { ...(given as Registry), modules: readable }, malformed };
}

type Given = { [Key in keyof RegistryModule]?: unknown };

/** Reads a module; undefined if it has no name. */
function readModule(value: unknown): RegistryModule | undefined {
  const given = (value ?? {}) as Given;
  const { name, channels, lastGood } = given;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
  const listed: readonly unknown[] = Array.isArray(given.versions) ? given.versions : [];
  if (!isChannels(channels) || !isList(lastGood, isText) || !Array.isArray(given.versions))
    return {
      name,
      channels: { stable: unknown },
      lastGood: [],
      ...(given.isOff === true && { isOff: true }),
      versions: [withoutFiles(unknown, listed)],
    };
  const versions = listed.map(readVersion);
  const { stable } = channels;
  if (!versions.some(({ version }) => version === stable))
    versions.push(withoutFiles(stable, listed));
  return { ...(value as RegistryModule), versions };
}

function readVersion(value: unknown): Version {
  if (isVersion(value)) return value;
  const version = (value as { version?: unknown } | null)?.version;
  return withoutFiles(isVersionName(version) ? version : unknown, [value]);
}

/**
 * A malformed version without files, so that no code of it can be loaded.
 * @param sources the malformed versions whose pages and slots it keeps
 */
function withoutFiles(version: string, sources: readonly unknown[]): Version {
  const given = sources.map((source) => (source ?? {}) as { [key: string]: unknown });
  const title = given.map((one) => one['title']).find(isTitle);
  return {
    version: isVersionName(version) ? version : unknown,
    contract: `^${contractVersion}`,
    base: '/',
    container: '',
    entry: '',
    files: {},
    parts: {},
    pages: uniqueBy(
      given.flatMap(({ pages }) => (Array.isArray(pages) ? pages.filter(isPage) : [])),
      ({ path }) => path,
    ),
    slots: uniqueBy(
      given.flatMap(({ slots }) => (Array.isArray(slots) ? slots.filter(isSlot) : [])),
      ({ slot, part }) => `${slot} ${part}`,
    ),
    ...(title && { title }),
    isMalformed: true,
  };
}

function uniqueBy<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

function isChannels(value: unknown): value is RegistryModule['channels'] {
  const channels = value as Partial<RegistryModule['channels']> | null | undefined;
  return isText(channels?.stable) && isCanary(channels?.canary);
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

function isVersion(value: unknown): value is Version {
  const version = value as Partial<ModuleVersion> | null;
  return (
    isVersionName(version?.version) &&
    [version?.contract, version?.container].every(isText) &&
    // The address must be a path on this site: one that begins with `//` would name another host.
    /^\/(?!\/)([\w./-]*\/)?$/.test(String(version?.base)) &&
    /^\w[\w.-]*$/.test(String(version?.entry)) &&
    isHashes(version?.files) &&
    isList(version?.pages, isPage) &&
    isList(version?.slots, isSlot) &&
    (version?.saves === undefined || isList(version.saves, isText))
  );
}

function isPage(value: unknown): value is ModuleVersion['pages'][number] {
  const page = value as Record<string, unknown> | null;
  return [page?.['path'], page?.['page'], page?.['frame'], page?.['for']].every(isText);
}

function isSlot(value: unknown): value is ModuleVersion['slots'][number] {
  const slot = value as Record<string, unknown> | null;
  return [slot?.['slot'], slot?.['part'], slot?.['for']].every(isText);
}

function isHashes(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isHash);
}

const isHash = (value: unknown) => /^sha384-[A-Za-z0-9+/]{64}$/.test(String(value));
function isVersionName(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-Za-z][0-9A-Za-z.-]{0,59}$/.test(value);
}

function isTitle(value: unknown): value is NonNullable<ModuleVersion['title']> {
  const title = value as Record<string, unknown> | null | undefined;
  return typeof title === 'object' && title !== null && Object.values(title).every(isText);
}

const isText = (value: unknown) => typeof value === 'string';

function isList(value: unknown, isGood: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isGood);
}
