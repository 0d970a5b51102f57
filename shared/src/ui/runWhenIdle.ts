/** Delay in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 2_000;

/**
 * Calls a function when the page is idle, for work that the user does not wait for.
 * @returns the function that cancels the call
 */
export function runWhenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, fallbackDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
