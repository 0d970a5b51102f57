import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Maximum number of parallel searches. The browser computes them outside the main thread; the limit leaves processor
 * time for the page.
 */
const maxSearches = 4;

/**
 * Solves the proof-of-work puzzle of a refused sign-in (docs/decisions/0031-sign-in-and-demo.md). Loaded on demand.
 * @param challenge of the refusal `slow-down`
 * @param onProgress called with the progress in whole percent
 * @param signal cancels the calculation
 * @returns the field `proof` of the next attempt; undefined if the calculation was cancelled
 * @throws if the browser has no cryptography, for example without TLS
 */
export async function solveProofOfWork(
  challenge: Challenge,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<string | undefined> {
  const wanted = Number(challenge.parameters.data?.['solutions']);
  const found: Pick<Solution, 'counter' | 'derivedKey'>[] = [];
  const searches = Math.max(
    1,
    Math.min(maxSearches, Math.floor(navigator.hardwareConcurrency / 2)),
  );
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();

  /** One of the parallel searches. It tries every n-th number, where n is the number of searches. */
  async function search(first: number): Promise<void> {
    for (let counterStart = first; ;) {
      const solution = await solveChallenge({
        challenge,
        deriveKey,
        controller,
        counterStart,
        counterStep: searches,
        timeout: 0,
      });
      if (!solution || controller.signal.aborted) return;
      const { counter, derivedKey } = solution;
      found.push({ counter, derivedKey });
      onProgress(Math.round((found.length * 100) / wanted));
      if (found.length >= wanted) return stop();
      counterStart = counter + searches;
    }
  }

  try {
    await Promise.all(Array.from({ length: searches }, (_, first) => search(first)));
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
  return found.length < wanted ? undefined : JSON.stringify({ challenge, solutions: found });
}
