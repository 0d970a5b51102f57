import type { Clock } from '../clock.ts';
import type { Session, SessionStore } from '../session/session.ts';
import { createStore, type Store } from '../store.ts';
import type { ChangeScope } from './changeTags.ts';

/**
 * `open` while the server tells of changes, with the last change tag of the scope; `refused` after the server has said
 * that the user may no longer read it.
 */
export type ChangeStreamState =
  { readonly status: 'open'; readonly tag: string } | { readonly status: 'closed' | 'refused' };

/** The state of a stream that does not run. */
export const closed: ChangeStreamState = { status: 'closed' };

/** The stream of a scope. It runs while it has subscribers. */
export type ChangeStream = Pick<Store<ChangeStreamState>, 'get' | 'subscribe'>;

export type ChangeStreams = { of: (scope: ChangeScope) => ChangeStream };

/** Parts of the browser that streams need; an old browser lacks some. */
export type StreamEnvironment = {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  locks: Pick<LockManager, 'request'> | undefined;
  EventSource: typeof EventSource | undefined;
};

/** Delay of the first attempt: what the page shows first is loaded before. */
const openAfterMs = 3_000;
/** Delay after a stream that has worked, with up to as much again at random, so that pages do not return together. */
const reopenAfterMs = 2_000;
/** Delay after an attempt without success, for example because an older server knows no streams. */
const retryAfterMs = 60_000;
/** Maximum time without any event: the server sends one at least every 15 seconds. */
const silentAfterMs = 40_000;

/**
 * Maximum number of streams of all tabs. Over HTTP/1.1 a browser opens six connections to a server, and the calls of the
 * pages need some of them. Tabs without a stream poll.
 */
const streamsPerBrowser = 3;

/**
 * Creates the streams of changes, by server-sent events: one for each scope that the page shows, while the tab
 * is visible and somebody is signed in. A stream only says when the page can rely on being told; without one the page
 * polls (`ChangeTagUpdates`). See docs/product/saving.md#live-pages.
 * @param onHeard called with every sign that the server can be reached: at least every 15 seconds while a stream is open
 */
export function createChangeStreams(
  {
    session,
    clock,
    onHeard,
  }: {
    session: Pick<SessionStore, 'get' | 'subscribe'>;
    clock: Clock;
    onHeard: () => void;
  },
  browser: StreamEnvironment = {
    document: globalThis.document,
    locks: navigator.locks as LockManager | undefined,
    EventSource: globalThis.EventSource as typeof EventSource | undefined,
  },
): ChangeStreams {
  const { document, locks, EventSource } = browser;
  const streams = new Map<ChangeScope, ChangeStream>();
  return {
    of(scope) {
      const known = streams.get(scope);
      if (known) return known;
      const state = createStore(closed);
      const run = () => runWhileUsable(scope, state);
      const stream = { get: state.get, subscribe: whileSubscribed(state.subscribe, run) };
      streams.set(scope, stream);
      return stream;
    },
  };

  /** Keeps a stream open whenever the tab is visible and the session can be used. @returns the function that ends it */
  function runWhileUsable(scope: ChangeScope, state: Store<ChangeStreamState>): () => void {
    let token: string | undefined;
    let ending = new AbortController();
    const follow = () => {
      const usable =
        document.visibilityState === 'visible' ? usableToken(session.get()) : undefined;
      if (usable === token) return;
      token = usable;
      ending.abort();
      ending = new AbortController();
      if (token) void keepOpen(addressOf(scope, token), state, ending.signal);
    };
    const stopWatching = session.subscribe(follow);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', follow);
      ending.abort();
    };
  }

  async function keepOpen(
    address: string,
    state: Store<ChangeStreamState>,
    signal: AbortSignal,
  ): Promise<void> {
    if (!locks || !EventSource) return;
    let delayMs = openAfterMs;
    for (;;) {
      await wait(delayMs, signal);
      if (signal.aborted) return;
      let hasWorked = false;
      await inFreeSlot(locks, async () => {
        if (!signal.aborted) hasWorked = await runToEnd(new EventSource(address), state, signal);
      });
      delayMs = hasWorked ? reopenAfterMs * (1 + Math.random()) : retryAfterMs;
    }
  }

  /** Follows one stream until it ends. @returns whether the server has told a tag */
  function runToEnd(
    source: EventSource,
    state: Store<ChangeStreamState>,
    signal: AbortSignal,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      let cancel = clock.after(silentAfterMs, end);
      let hasWorked = false;
      function end(): void {
        cancel();
        signal.removeEventListener('abort', end);
        source.close();
        if (state.get().status === 'open') state.set(closed);
        resolve(hasWorked);
      }
      function hear(): void {
        cancel();
        cancel = clock.after(silentAfterMs, end);
        onHeard();
      }
      signal.addEventListener('abort', end);
      source.addEventListener('error', end);
      source.addEventListener('alive', hear);
      source.addEventListener('tag', ({ data }) => {
        hear();
        hasWorked = true;
        state.set({ status: 'open', tag: data as string });
      });
      source.addEventListener('refused', () => {
        state.set({ status: 'refused' });
        end();
      });
    });
  }

  function wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(ms, end);
      function end(): void {
        cancel();
        signal.removeEventListener('abort', end);
        resolve();
      }
      signal.addEventListener('abort', end);
    });
  }
}

/** Adds that something runs while there is at least one subscriber. */
function whileSubscribed(subscribe: ChangeStream['subscribe'], run: () => () => void) {
  let count = 0;
  let stop = () => {};
  return (listener: () => void) => {
    if (count++ === 0) stop = run();
    const unsubscribe = subscribe(listener);
    return () => {
      unsubscribe();
      if (--count === 0) stop();
    };
  };
}

function usableToken(session: Session | null): string | undefined {
  return session && !session.hasExpired && !session.due ? session.token : undefined;
}

function addressOf(scope: ChangeScope, authToken: string): string {
  const query = new URLSearchParams(scope === 'account' ? {} : { id: String(scope) });
  query.set('authToken', authToken);
  return `/api/changes?${query}`;
}

/** Runs while this tab holds one of the browser's slots; does not run if all are taken. */
async function inFreeSlot(
  locks: Pick<LockManager, 'request'>,
  run: () => Promise<void>,
): Promise<void> {
  for (let slot = 1; slot <= streamsPerBrowser; slot += 1) {
    const hasRun = await locks.request(
      `change-stream-${slot}`,
      { ifAvailable: true },
      async (lock) => {
        if (lock) await run();
        return lock !== null;
      },
    );
    if (hasRun) return;
  }
}
