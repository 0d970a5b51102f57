/**
 * Runs a limited number of tasks at a time, taking turns between lanes, so that one busy lane does not delay the
 * others.
 */
export type FairQueue = {
  /**
   * Runs the task when its turn comes. Lanes take turns (round robin); within a lane, tasks run in order of arrival. A
   * lane with 1,000 tasks delays another lane by one task.
   */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
  /** Number of tasks of a lane that have not started. */
  waitingIn: (lane: string) => number;
};

/** @param concurrency maximum number of tasks running at the same time */
export function createFairQueue(concurrency: number): FairQueue {
  // A map keeps insertion order; the first lane is the next one to run a task.
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext(): void {
    const [turn] = lanes;
    if (!turn || running === concurrency) return;
    const [lane, [start, ...others]] = turn;
    lanes.delete(lane);
    if (others.length > 0) lanes.set(lane, others);
    running += 1;
    start?.();
  }

  return {
    async run(lane, work) {
      await new Promise<void>((start) => {
        const waiting = lanes.get(lane);
        if (waiting) waiting.push(start);
        else lanes.set(lane, [start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
    waitingIn: (lane) => lanes.get(lane)?.length ?? 0,
  };
}
