import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads which modules the site consists of now, as text; undefined where there is no registry. */
export type RegistrySource = () => Promise<string | undefined>;

/** The registry beside what the build wrote. */
export function registryInFolder(siteFolder: string): RegistrySource {
  return () =>
    readFile(join(siteFolder, 'modules.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
}

/** So long what was read stands; a release or a roll-back is seen that much later. */
const freshMs = 1_000;
/** A store that does not answer must not hold up the site. */
const patienceMs = 2_000;

/**
 * The registry in a bucket or behind a CDN. While that does not answer, the last state that was read goes on. A
 * redirect is not followed: a store that was taken over must not point the server at its own network.
 * @param address where `modules.json` and the folder `modules/` are
 * @param onFailure called once when the store stops answering, and again only after it has answered in between
 */
export function registryAt(
  address: string,
  {
    now,
    fetch,
    onFailure,
  }: { now: () => Date; fetch: typeof globalThis.fetch; onFailure: (error: unknown) => void },
): RegistrySource {
  let hasFailed = false;
  let kept: { text: string | undefined; readAt: number } | undefined;
  let reading: Promise<string | undefined> | undefined;
  return () => {
    const ageMs = kept ? now().getTime() - kept.readAt : freshMs;
    // Below 0 the clock was set back.
    if (kept && ageMs >= 0 && ageMs < freshMs) return Promise.resolve(kept.text);
    return (reading ??= read().finally(() => (reading = undefined)));
  };

  async function read(): Promise<string | undefined> {
    const text = await ask().then(
      (found) => {
        hasFailed = false;
        return found;
      },
      (error: unknown) => {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
        return kept?.text;
      },
    );
    kept = { text, readAt: now().getTime() };
    return text;
  }

  async function ask(): Promise<string | undefined> {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${address}/modules.json`, { signal, redirect: 'error' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the modules' store answered with ${response.status}`);
    return response.text();
  }
}
