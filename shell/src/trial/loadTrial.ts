import type { RegistryEntry } from '@cert/shared/contract';
import type { Trial } from '@cert/shared/platform';
import { parseRegistry } from '../loading/parseRegistry.ts';
import type { StoredTrial } from './storedTrial.ts';

/** A build on somebody's own machine answers at once, or is not there. */
const answerTimeoutMs = 2_000;

/**
 * Asks the builds that are tried out what they are. One at an address that this site does not allow is never asked,
 * and one that does not answer is left out: the released version is shown.
 * @param allowedOrigins by the site's configuration
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
