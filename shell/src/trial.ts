import type { RegistryEntry } from '@cert/shared/contract';
import type { Trial, KeyValueStorage } from '@cert/shared/platform';
import { parseRegistry } from './modules/loadRegistry.ts';

/** Time limit in milliseconds. A development server on the same machine replies at once or is not running. */
const answerTimeoutMs = 2_000;

/**
 * Reads the `version.json` of the trial builds. Origins that the site does not allow are never requested. A build
 * that does not answer is skipped, so the released version is shown.
 * @param allowedOrigins from the site's configuration
 */
export async function loadTrial(
  { tried, off }: StoredTrial,
  { allowedOrigins, fetch }: { allowedOrigins: readonly string[]; fetch: typeof globalThis.fetch },
): Promise<Trial> {
  const allowed = Object.entries(tried).filter(([, origin]) => allowedOrigins.includes(origin));
  const found = await Promise.all(
    allowed.map(([name, origin]) => describe(name, origin, fetch).catch(() => undefined)),
  );
  return { tried: found.filter((entry) => entry !== undefined), off };
}

async function describe(
  name: string,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<RegistryEntry | undefined> {
  const response = await fetch(`${origin}/version.json`, {
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  const version = (await response.json()) as RegistryEntry;
  const module = { name, channels: { stable: version.version }, lastGood: [], versions: [version] };
  const [checked] = parseRegistry({ revision: 0, modules: [module] })?.modules ?? [];
  const [known] = checked?.versions ?? [];
  return known && { ...known, name, base: `${origin}/` };
}

/** Trial builds and switched-off modules of a tab, as stored in the tab's session storage. */
type StoredTrial = {
  /** The origin of the trial build, by module. */
  tried: { [module: string]: string };
  off: string[];
};

const key = 'trial';

/** Adds the trials in the address (`?try=report@3003`, `?off=grading`) to those of the tab, and stores them. */
export function updateStoredTrial(
  { search }: Pick<Location, 'search'>,
  tabStorage: KeyValueStorage,
): StoredTrial {
  const stored = parse(tabStorage.getItem(key));
  const asked = new URLSearchParams(search);
  for (const wanted of asked.getAll('try')) {
    const [, module, place] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(wanted) ?? [];
    if (module && place) stored.tried[module] = addressOf(place);
  }
  stored.off = [...new Set([...stored.off, ...asked.getAll('off')])].filter((one) => one !== '');
  const isAnything = Object.keys(stored.tried).length + stored.off.length > 0;
  if (isAnything) tabStorage.setItem(key, JSON.stringify(stored));
  return stored;
}

export function forgetTrial(tabStorage: KeyValueStorage): void {
  tabStorage.removeItem(key);
}

/** Returns the origin of a trial build. A port without a host means this machine. */
function addressOf(place: string): string {
  const address = /^\d+$/.test(place) ? `http://127.0.0.1:${place}` : place;
  return URL.canParse(address) ? new URL(address).origin : '';
}

function parse(text: string | null): StoredTrial {
  try {
    const stored = JSON.parse(text ?? '') as Partial<StoredTrial>;
    return { tried: { ...stored.tried }, off: [...(stored.off ?? [])] };
  } catch {
    return { tried: {}, off: [] };
  }
}

/** The origins from which trial builds may be loaded (`TRY_ORIGINS`); none by default. */
export function listTrialOrigins(page: Pick<Document, 'querySelector'>): string[] {
  const named = page.querySelector<HTMLMetaElement>('meta[name="try-origins"]')?.content ?? '';
  return named.split(' ').filter((origin) => origin !== '');
}
