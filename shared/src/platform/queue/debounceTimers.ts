export type Clock = {
  /** Milliseconds since a fixed moment that is the same in every tab of the browser. */
  now(): number;
  /** @returns the function that cancels the timer */
  after(ms: number, run: () => void): () => void;
};

/** Changes that become due within this time of each other go in one call, such as a tick and its extra input. */
const batchWindowMs = 10;

/** The debounce timers of entries. An entry is not sent while its timer is running. */
export type DebounceTimers = {
  /** Starts the timer of one entry, or restarts it. */
  start(id: string, ms: number): void;
  isRunning(id: string): boolean;
  count(): number;
  /** Cancels all timers without calling `onEnd`. */
  clear(): void;
};

/**
 * Creates the timers.
 * @param onEnd called when a timer ends. Timers that would end almost at the same time end together, so that their
 *   entries are sent in one call
 */
export function createDebounceTimers(clock: Clock, onEnd: () => void): DebounceTimers {
  const running = new Map<string, { endsAt: number; cancel: () => void }>();

  function end(ended: string): void {
    // Deletes the pause of the timer itself, without comparing times: the machine's clock may have been set back.
    running.delete(ended);
    for (const [id, { endsAt, cancel }] of running)
      if (endsAt <= clock.now() + batchWindowMs) {
        cancel();
        running.delete(id);
      }
    onEnd();
  }

  return {
    start(id, ms) {
      running.get(id)?.cancel();
      running.set(id, { endsAt: clock.now() + ms, cancel: clock.after(ms, () => end(id)) });
    },
    isRunning: (id) => running.has(id),
    count: () => running.size,
    clear() {
      for (const { cancel } of running.values()) cancel();
      running.clear();
    },
  };
}
