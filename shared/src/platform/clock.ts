/** The time and the timers of the page. Tests replace them by a clock that they advance. */
export type Clock = {
  /** Milliseconds since a fixed moment that is the same in every tab of the browser. */
  now(): number;
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

export const browserClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Waits until the promise is settled, but no longer than `ms`. @throws what the promise rejects with, within that time
 */
export function waitWithTimeout(
  clock: Clock,
  ms: number,
  promise: Promise<unknown>,
): Promise<unknown> {
  let cancel = () => {};
  const end = new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)));
  return Promise.race([promise, end]).finally(() => cancel());
}
