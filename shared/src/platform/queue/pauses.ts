import { togetherMs, type Clock } from './saveQueue.ts';

/** Keys whose last change is too recent to be sent. */
export type Pauses = {
  /** Begins the pause of one entry anew. */
  start(id: string, ms: number): void;
  isRunning(id: string): boolean;
  count(): number;
  /** Ends all of them and tells nobody. */
  clear(): void;
};

/**
 * No pauses yet.
 * @param onEnd called when one is over; those that are as good as over end with it, so that they go in one call
 */
export function createPauses(clock: Clock, onEnd: () => void): Pauses {
  const running = new Map<string, { endsAt: number; cancel: () => void }>();

  function end(ended: string): void {
    // By its timer, whatever the time of day says: a machine's clock may be set back.
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
