import { togetherMs, type Clock } from './saveQueue.ts';

/** The debounce timers of entries. An entry whose timer runs is not sent yet. */
export type Pauses = {
  /** Restarts the pause of one entry. */
  start(id: string, ms: number): void;
  isRunning(id: string): boolean;
  count(): number;
  /** Cancels all pauses without a callback. */
  clear(): void;
};

/**
 * Creates the timers.
 * @param onEnd called when a pause is over; pauses that end almost at the same time end with it, so that their entries
 *   go in one call
 */
export function createPauses(clock: Clock, onEnd: () => void): Pauses {
  const running = new Map<string, { endsAt: number; cancel: () => void }>();

  function end(ended: string): void {
    // The timer decides and not the time of day, because the machine's clock may be set back.
    running.delete(ended);
    for (const [id, { endsAt, cancel }] of running)
      if (endsAt <= clock.now() + togetherMs) {
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
