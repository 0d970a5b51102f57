/** How long one grade took, from the click, in ms. */
export type GradeTimes = {
  /** To the frame in which it is seen as chosen. */
  shownMs: number;
  /** To the end of the reply that acknowledges it. */
  storedMs: number;
};

declare global {
  /** What `watchGrades` has seen on this page, one a click. */
  var benchGrades: GradeTimes[];
}

/** Runs in the page, so it stands alone: notes how long each grade took that is clicked, in `benchGrades`. */
export function watchGrades(): void {
  globalThis.benchGrades = [];
  let clickedAt = 0;
  let times: Partial<GradeTimes> = {};

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const label = target instanceof HTMLLabelElement ? target : undefined;
      // The browser turns the click on a label into a second one on its radio.
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
      // Reads carry their action in the query; the only other call here is the grade's.
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

  /** Looks at every frame; a frame is painted when the task after it runs. */
  function whenPainted(isThere: () => boolean, then: (at: number) => void): void {
    requestAnimationFrame(() => {
      if (!isThere()) return whenPainted(isThere, then);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  }
}
