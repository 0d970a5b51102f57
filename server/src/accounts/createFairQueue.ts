/** Work that only so much of may run at once; whoever sends much of it waits for the own work, not others for it. */
export type FairQueue = {
  /**
   * Runs the work when it is its turn. Lanes take turns, and within a lane who came first goes first, so one that
   * sends a thousand pieces delays another lane by one.
   */
  run: <Result>(lane: string, work: () => Promise<Result>) => Promise<Result>;
  /** How many pieces of a lane have not begun. */
  waitingIn: (lane: string) => number;
};

/** @param concurrency how many pieces may run at the same time */
export function createFairQueue(concurrency: number): FairQueue {
  // A map keeps its order: the lane whose turn it is stands first.
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
