declare global {
  /** What `watchPage` has seen since it was last emptied. */
  var benchSeen: {
    /** Of every event that took 16 ms or longer: from its input to the next paint, in ms (Event Timing API). */
    eventMs: number[];
    /** Inputs that React has drawn, each as often as it has. */
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
 * Runs in the page before its own scripts, so it stands alone: notes slow events, and, by the hook that React offers to
 * its developer tools, which inputs each commit has drawn anew.
 */
export function watchPage(): void {
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
    // What a commit has not reached keeps its children.
    if (before && before.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) count(child);
  }
}
