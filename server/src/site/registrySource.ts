import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the registry of modules as text; undefined if there is none. */
export type RegistrySource = () => Promise<string | undefined>;

/** Creates a source that reads the registry in the build's output folder. */
export function createFolderRegistrySource(siteFolder: string): RegistrySource {
  return () =>
    readFile(join(siteFolder, 'modules.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
}

/** Cache time of the registry; a release or rollback becomes visible after this time. */
const freshMs = 1_000;
/** Timeout for the store. */
const timeoutMs = 2_000;

/**
 * Creates a source that reads the registry from a bucket or CDN. If it does not answer, the last known state is used.
 * Redirects are not followed: a compromised store must not direct the server to its internal network.
 * @param address URL of the folder with `modules.json` and `modules/`
 * @param onFailure called when the store stops answering; it is called again only if the store has answered in between
 */
export function createRemoteRegistrySource(
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
    // The age is negative if the clock was set back.
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
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${address}/modules.json`, { signal, redirect: 'error' });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the modules' store answered with ${response.status}`);
    return response.text();
  }
}
