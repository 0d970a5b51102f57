import type { RegistryEntry } from '@cert/shared/contract';
import type { Trial } from '@cert/shared/platform';
import { parseRegistry } from '../modules/loadRegistry.ts';
import type { StoredTrial } from './storedTrial.ts';

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
