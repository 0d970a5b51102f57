/** After this many server errors in a row nothing more is sent, until `startOccasion` is called. */
const maxErrorsInARow = 3;

/**
 * Sends entries one by one after a call with several entries failed without naming the entry that caused the failure.
 * In this way one bad entry does not block the others.
 */
export type FailureIsolation = {
  /**
   * Selects the entries of the next call from those that are ready: all non-isolated ones together, else one isolated
   * entry.
   */
  next(ready: readonly string[]): readonly string[];
  isolate(ids: readonly string[]): void;
  /** The server has saved or refused the entry. */
  release(id: string): void;
  /** The server failed on this entry alone: it is sent after the others, and not before the next `startOccasion`. */
  postpone(id: string): void;
  /** Whether to send more entries; false after several server errors in a row. */
  canGoOn(): boolean;
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
