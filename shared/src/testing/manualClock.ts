import type { Clock } from '../platform/index.ts';

export type ManualClock = Clock & {
  /** Advances the time: due timers run in order, and promises settle between them. */
  pass(ms: number): Promise<void>;
};

/** A clock that only the test advances. */
export function manualClock(): ManualClock {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await pendingPromises();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((other) => other !== next);
        next.run();
        await pendingPromises();
      }
      now = until;
    },
  };
}

/** Waits until the callbacks of settled promises have run, including long chains. */
async function pendingPromises(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}
