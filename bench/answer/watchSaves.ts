declare global {
  /** For each save the time from the last key press to the end of the reply, in ms. `watchSaves` records it. */
  var benchSaves: number[];
}

/** Records the time of each save in `benchSaves`. Runs in the page, so it must not refer to other code of this file. */
export function watchSaves(): void {
  globalThis.benchSaves = [];
  let pressedAt = 0;
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      const { pathname, search } = new URL(entry.name);
      // Reads have their action in the query of the URL, so a call without one is the save.
      if (pathname !== '/api' || search) continue;
      benchSaves.push(entry.responseEnd - pressedAt);
    }
  }).observe({ type: 'resource' });
}
