/** Times of one grade from the click, in ms. */
export type GradeTimes = {
  /** Time until the frame that shows the grade as selected. */
  shownMs: number;
  /** Time until the end of the reply that acknowledges the grade. */
  storedMs: number;
};

declare global {
  /** The times that `watchGrades` has recorded, one entry for each click. */
  var benchGrades: GradeTimes[];
}

/**
 * Records the times of each clicked grade in `benchGrades`. Runs in the page, so it must not refer to other code of
 * this file.
 */
export function watchGrades(): void {
  globalThis.benchGrades = [];
  let clickedAt = 0;
  let times: Partial<GradeTimes> = {};

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const label = target instanceof HTMLLabelElement ? target : undefined;
      // The browser fires a second click on the label's radio button.
      if (!label) return;
      clickedAt = timeStamp;
      times = {};
      whenPainted(() => label.querySelector('input')?.checked === true, note('shownMs'));
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      const { pathname, search } = new URL(entry.name);
      // Reads have their action in the query of the URL, so a call without one saves the grade.
      if (pathname === '/api' && !search) note('storedMs')(entry.responseEnd);
    }
  }).observe({ type: 'resource' });

  function note(what: keyof GradeTimes) {
    return (at: number) => {
      times[what] = at - clickedAt;
      const { shownMs, storedMs } = times;
      if (shownMs !== undefined && storedMs !== undefined) benchGrades.push({ shownMs, storedMs });
    };
  }

  /**
   * Checks the condition in every frame. Calls `then` after the first frame in which the condition is true was painted:
   * a task that is posted in a frame runs after the painting of this frame.
   */
  function whenPainted(isThere: () => boolean, then: (at: number) => void): void {
    requestAnimationFrame(() => {
      if (!isThere()) return whenPainted(isThere, then);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  }
}
