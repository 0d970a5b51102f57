import type { RegistryEntry } from '@cert/shared/contract';
import type { TabVersionOverrides, KeyValueStorage } from '@cert/shared/platform';
import { parseRegistry } from './modules/loadRegistry.ts';

/** Timeout in milliseconds. It can be short, because a trial build is usually served on the same machine. */
const answerTimeoutMs = 2_000;

/**
 * Why a trial did not take effect:
 * - `misread`: the parameter in the address is not valid.
 * - `not-allowed`: the site does not allow this origin.
 * - `no-answer`: the origin does not answer.
 * - `no-build`: the answer is not a build of the module.
 */
export type TrialIssue = 'misread' | 'not-allowed' | 'no-answer' | 'no-build';

/** A trial that did not take effect. */
export type RefusedTrial = {
  issue: TrialIssue;
  /**
   * The module. Like `origin`, it is empty for a misread trial: anybody may have written that text into a link, so the
   * page does not show it.
   */
  name: string;
  origin: string;
};

/** The trials of this tab: those in effect, and those that were refused. */
export type TabTrials = TabVersionOverrides & { refused: readonly RefusedTrial[] };

/**
 * Reads the `version.json` of the trial builds. Origins that the site does not allow are never requested. A build
 * that does not answer is refused, so the released version is shown.
 * @param allowedOrigins from the site's configuration
 */
export async function loadTabTrials(
  { tried, off, isMisread = false }: AskedTrial,
  { allowedOrigins, fetch }: { allowedOrigins: readonly string[]; fetch: typeof globalThis.fetch },
): Promise<TabTrials> {
  const found = await Promise.all(
    Object.entries(tried).map(async ([name, origin]) => {
      const isAllowed = allowedOrigins.includes(origin);
      const entry = isAllowed ? await describe(name, origin, fetch) : 'not-allowed';
      return typeof entry === 'string' ? { issue: entry, name, origin } : entry;
    }),
  );
  return {
    tried: found.filter((one): one is RegistryEntry => !isRefused(one)),
    off,
    refused: [
      ...(isMisread ? [{ issue: 'misread' as const, name: '', origin: '' }] : []),
      ...found.filter(isRefused),
    ],
  };
}

const isRefused = (one: RegistryEntry | RefusedTrial): one is RefusedTrial => 'issue' in one;

async function describe(
  name: string,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<RegistryEntry | TrialIssue> {
  let response: Response;
  try {
    response = await fetch(`${origin}/version.json`, {
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  } catch {
    return 'no-answer';
  }
  const version = (await response.json().catch(() => null)) as RegistryEntry | null;
  if (!version) return 'no-build';
  const module = { name, channels: { stable: version.version }, lastGood: [], versions: [version] };
  const { registry, malformed } = parseRegistry({ revision: 0, modules: [module] }) ?? {};
  const known = registry?.modules[0]?.versions[0];
  return known && malformed?.length === 0 ? { ...known, name, base: `${origin}/` } : 'no-build';
}

/** The trials of a tab. `isMisread`: a trial in the address is not valid. */
type AskedTrial = StoredTrial & { isMisread?: boolean };

/** Trial builds and switched-off modules of a tab, as stored in the tab's session storage. */
type StoredTrial = {
  /** The origin of the trial build, by module. */
  tried: { [module: string]: string };
  off: string[];
};

const key = 'trial';

/** Adds the trials in the address (`?try=report@3003`, `?off=grading`) to the stored trials of the tab. */
export function updateStoredTrial(
  { search }: Pick<Location, 'search'>,
  tabStorage: KeyValueStorage,
): AskedTrial {
  const stored = parse(tabStorage.getItem(key));
  const asked = new URLSearchParams(search);
  let isMisread = false;
  for (const wanted of asked.getAll('try')) {
    const [, module, place] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(wanted) ?? [];
    const origin = place && addressOf(place);
    if (module && origin) stored.tried[module] = origin;
    else isMisread = true;
  }
  stored.off = [...new Set([...stored.off, ...asked.getAll('off')])].filter((one) => one !== '');
  const isAnything = Object.keys(stored.tried).length + stored.off.length > 0;
  if (isAnything) tabStorage.setItem(key, JSON.stringify(stored));
  return isMisread ? { ...stored, isMisread } : stored;
}

export function clearStoredTrial(tabStorage: KeyValueStorage): void {
  tabStorage.removeItem(key);
}

/** Returns the origin of a trial build; an empty text if it is not valid. A port without a host means this machine. */
function addressOf(place: string): string {
  const address = /^\d+$/.test(place) ? `http://127.0.0.1:${place}` : place;
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : '';
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
