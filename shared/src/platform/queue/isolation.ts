/** After so many faults of the server in a row it is taken to be down until the next occasion. */
const maxErrorsInARow = 3;

/** Which entries are sent alone, because a call that held them failed as a whole and did not say which one is at fault. */
export type Isolation = {
  /** The entries of the next call, of those that could go: all but the isolated ones together, else one of those. */
  next(ready: readonly string[]): readonly string[];
  isolate(ids: readonly string[]): void;
  /** The server has dealt with the entry. */
  release(id: string): void;
  /** The server failed on the entry alone: the others go first, and this one waits for the next occasion. */
  postpone(id: string): void;
  /** False when the server fails on everything, so that it is not worth to go on. */
  canGoOn(): boolean;
  startOccasion(): void;
};

/** An isolation without entries. */
export function createIsolation(): Isolation {
  /** In the order in which they are tried. */
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
