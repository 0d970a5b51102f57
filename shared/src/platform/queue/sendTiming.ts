/**
 * Decides when an entry of the save queue may be sent: after its debounce, and separately from entries on which the
 * server fails.
 */

import type { Clock } from '../clock.ts';

/**
 * Delay between the last change of a key and its request, in milliseconds; a cleared value has a shorter one. See
 * docs/product/saving.md#when-a-change-is-sent.
 */
export function chooseDebounceMs(value: unknown): number {
  const isCleared = value === false || value === null || value === '';
  return isCleared ? 10 : 200;
}

/** Changes that become due within these milliseconds are sent in one call, such as a tick and its extra input. */
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
    // Deletes the ended timer itself, without comparing times: the machine's clock may have been set back.
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

/** After this number of server errors in a row, nothing more is sent until `startOccasion` is called. */
const maxErrorsInARow = 3;

/**
 * If a call with several entries fails without naming the entry that caused the failure, these entries are isolated:
 * each is sent in a call of its own. So one bad entry does not block the other entries.
 */
type FailureIsolation = {
  /**
   * Selects the entries of the next call from the `ready` entries: all entries that are not isolated or, if all of them
   * are isolated, one entry that is not postponed.
   */
  next(ready: readonly string[]): readonly string[];
  isolate(ids: readonly string[]): void;
  /** Ends the isolation of an entry, because the server has saved or refused it. */
  release(id: string): void;
  /** Sends the entry last, and only after the next `startOccasion`, because its own call failed in the server. */
  postpone(id: string): void;
  /** Whether to send more entries; false after several server errors in a row. */
  canGoOn(): boolean;
  /** Allows sending again after errors: postponed entries may be sent, and errors are counted from 0. */
  startOccasion(): void;
};

export function createFailureIsolation(): FailureIsolation {
  /** Ids of the isolated entries, in the order of their next attempts. */
  const isolated = new Set<string>();
  const postponed = new Set<string>();
  let errorsInARow = 0;
  return {
    next(ready) {
      const together = ready.filter((id) => !isolated.has(id));
      if (together.length > 0) return together;
      const single = [...isolated].find((id) => ready.includes(id) && !postponed.has(id));
      return single === undefined ? [] : [single];
    },
    isolate(ids) {
      for (const id of ids) isolated.add(id);
    },
    release(id) {
      isolated.delete(id);
      errorsInARow = 0;
    },
    postpone(id) {
      isolated.delete(id);
      isolated.add(id);
      postponed.add(id);
      errorsInARow += 1;
    },
    canGoOn: () => errorsInARow < maxErrorsInARow,
    startOccasion() {
      postponed.clear();
      errorsInARow = 0;
    },
  };
}
