declare global {
  /** Records of `recordSlowEventsAndRenders` since the last reset. */
  var benchSeen: {
    /** Durations of events that took 16 ms or longer, from the input to the next paint, in ms (Event Timing API). */
    eventMs: number[];
    /** The inputs that React rendered, with one entry per rendering. */
    drawn: Element[];
  };
}

type Fiber = {
  tag: number;
  type: unknown;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/**
 * Records slow events and, through the hook for React's developer tools, which inputs each commit has rendered. Runs in
 * the page before its own scripts, so it must not refer to other code of this file.
 */
export function recordSlowEventsAndRenders(): void {
  globalThis.benchSeen = { eventMs: [], drawn: [] };
  new PerformanceObserver((list) => {
    benchSeen.eventMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => count(current),
    },
  });

  function count(fiber: Fiber): void {
    const before = fiber.alternate;
    if (
      (fiber.type === 'input' || fiber.type === 'textarea') &&
      fiber.memoizedProps !== before?.memoizedProps
    )
      benchSeen.drawn.push(fiber.stateNode as Element);
    // A component that was not rendered in this commit keeps its children, so nothing inside of it was rendered.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) count(child);
  }
}
