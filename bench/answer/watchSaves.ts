declare global {
  /** What `watchSaves` has seen on this page: per save the time from the last key press to the end of its reply, in ms. */
  var benchSaves: number[];
}

/** Runs in the page, so it stands alone: notes how long each save took, in `benchSaves`. */
export function watchSaves(): void {
  globalThis.benchSaves = [];
  let pressedAt = 0;
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      const { pathname, search } = new URL(entry.name);
      // Reads carry their action in the query; the only other call here is the save.
      if (pathname !== '/api' || search) continue;
      benchSaves.push(entry.responseEnd - pressedAt);
    }
  }).observe({ type: 'resource' });
}
