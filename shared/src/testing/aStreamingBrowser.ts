/** A stream of events that a page has opened; the test plays the server. */
export type FakeEventSource = EventTarget & {
  readonly address: string;
  readonly isClosed: boolean;
  tell(event: string, data?: string): void;
};

/**
 * The parts of a browser that streams of changes need (`createChangeStreams`).
 * @param heldLocks names of the locks that other tabs hold
 */
export function aStreamingBrowser({ heldLocks = [] }: { heldLocks?: readonly string[] } = {}) {
  const opened: FakeEventSource[] = [];
  class EventSource extends EventTarget {
    isClosed = false;
    readonly address: string;
    constructor(address: string) {
      super();
      this.address = address;
      opened.push(this);
    }
    close() {
      this.isClosed = true;
    }
    tell(event: string, data = '') {
      this.dispatchEvent(new MessageEvent(event, { data }));
    }
  }
  return {
    /** All streams so far, oldest first. */
    opened,
    document: new FakeDocument(),
    locks: fakeLocks(heldLocks),
    EventSource: EventSource as unknown as typeof globalThis.EventSource,
  };
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function fakeLocks(held: readonly string[]) {
  const names = new Set(held);
  return {
    /** The names of the locks that any tab holds. */
    names,
    async request(name: string, _options: LockOptions, run: (lock: Lock | null) => unknown) {
      if (names.has(name)) return run(null);
      names.add(name);
      try {
        return await run({ name, mode: 'exclusive' });
      } finally {
        names.delete(name);
      }
    },
  } as unknown as Pick<LockManager, 'request'> & { names: Set<string> };
}
