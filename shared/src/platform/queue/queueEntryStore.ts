import type { RefusalCode } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import { entryId, isUnsent, markInterruptedAsFailed, type QueueEntry } from './queueEntry.ts';
import type { QueueStorage, TabMessage } from './queueStorage.ts';
import { rebaseEntry, type AcknowledgedValue } from './settle.ts';

/**
 * How long the sent values of a dismissed change are kept. After this time no delayed call is expected to reach the
 * server any more.
 */
const unacknowledgedLastMs = 24 * 60 * 60 * 1000;

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /**
   * The values that the server has acknowledged since the page was opened, by entry id. They can be newer than the data
   * that the page has read.
   */
  readonly acknowledged: ReadonlyMap<string, AcknowledgedValue>;
  /** True after a failed attempt, and as long as any entry has failed. While it is true, the page shows the alert. */
  readonly hasFailed: boolean;
  /** The code of a temporary refusal, such as `slow-down`. While it is set, reloading the page would not help. */
  readonly refusedForNow: RefusalCode | undefined;
  /** False when the browser cannot store entries: closing the page then loses them. */
  readonly isKept: boolean;
};

/** The entries of one owner's queue, stored in the browser and synchronised with the owner's other tabs. */
export type QueueEntryStore = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
  /** Calls the listener with the id of each entry that changes. @returns the function that unsubscribes */
  subscribeToEntries: ChangeListeners['subscribe'];
  /**
   * Values that this browser has sent without getting a reply and that are not among the attempts of the current
   * entries.
   */
  unacknowledgedValues: Pick<UnacknowledgedValues, 'of'>;
  /**
   * Stores an entry under its id; undefined removes the entry.
   * @returns a promise that resolves when the browser has stored it or has failed to do so
   */
  setEntry(id: string, entry: QueueEntry | undefined): Promise<void>;
  /** Records the value that the server has stored. @param entry replaces the entry; undefined removes it */
  acknowledge(id: string, entry: QueueEntry | undefined, acknowledged: AcknowledgedValue): void;
  /** Removes the acknowledged value of an entry. */
  forget(id: string): void;
  /** Notifies the other tabs that a change was saved, with the stored value. */
  announce(sent: QueueEntry, acknowledged: AcknowledgedValue): void;
  /**
   * Removes a refused entry from view but keeps the values it sent: if the server stores one of them late, it is not
   * mistaken for the change of another person.
   */
  dismiss(id: string): void;
  /**
   * Removes a change that was taken back to the stored value before anything of it was sent. If the server may have got
   * one of its values, the entry stays.
   * @param revision the revision of the stored value
   * @returns whether the change was removed
   */
  withdraw(id: string, revision: number): boolean;
  /** Sets `hasFailed` and `refusedForNow` of the state. */
  setFailed(hasFailed: boolean, refusedForNow: RefusalCode | undefined): void;
  /** Stops listening to the other tabs. */
  close(): void;
};

/** Opens the store with the unsent changes that are stored for the owner. */
export async function openQueueEntryStore({
  storage,
  owner,
  now,
}: {
  storage: QueueStorage;
  owner: number;
  now: number;
}): Promise<QueueEntryStore> {
  const unacknowledgedValues = createUnacknowledgedValues();
  const changeListeners = createChangeListeners();
  let isKept = storage.isKept();
  const kept = await storage.load(owner).catch((): QueueEntry[] => {
    // The stored changes cannot be read now, but they are not lost. The site keeps working and reports that it cannot
    // store changes.
    isKept = false;
    return [];
  });
  const store = createStore<QueueState>({
    entries: new Map(
      kept
        .filter(({ isNoted }) => !isNoted)
        .map((entry) => [entryId(entry), markInterruptedAsFailed(entry)]),
    ),
    acknowledged: new Map(),
    hasFailed: false,
    refusedForNow: undefined,
    isKept,
  });
  const write = createEntryWriter(() => store.set({ ...store.get(), isKept: false }));
  for (const entry of kept.filter(({ isNoted }) => isNoted))
    if (entry.change > now - unacknowledgedLastMs)
      unacknowledgedValues.add(entryId(entry), entry.attempts);
    else void write(entryId(entry), () => storage.remove(entry));

  function show(id: string, entry: QueueEntry | undefined, acknowledged?: AcknowledgedValue): void {
    const state = store.get();
    const entries = new Map(state.entries);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    const known = acknowledged && new Map(state.acknowledged).set(id, acknowledged);
    store.set({ ...state, entries, ...(known && { acknowledged: known }) });
    changeListeners.notify(id);
  }

  async function setEntry(
    id: string,
    entry: QueueEntry | undefined,
    acknowledged?: AcknowledgedValue,
  ): Promise<void> {
    const before = store.get().entries.get(id);
    show(id, entry, acknowledged);
    // Do not store an unchanged entry: another tab may have stored a newer one meanwhile.
    if (entry === before) return;
    if (entry) await write(id, () => storage.put(entry));
    else if (before) await write(id, () => storage.remove(before));
  }

  function acknowledge(id: string, entry: QueueEntry | undefined, acknowledged: AcknowledgedValue) {
    unacknowledgedValues.forget(id);
    void setEntry(id, entry, acknowledged);
  }

  const unsubscribe = storage.subscribe((news) => {
    if (news.owner !== owner) return;
    if (news.kind === 'change') receiveChange(news);
    else receiveSaved(news);
  });

  // The browser may have deleted what it had stored, so everything that is unsent is stored again.
  const unsubscribeFromLoss = storage.subscribeToLoss?.(() => {
    for (const [id, entry] of store.get().entries) void write(id, () => storage.put(entry));
  });

  function receiveChange({ entry: theirs }: TabMessage & { kind: 'change' }): void {
    const id = entryId(theirs);
    const mine = store.get().entries.get(id);
    // Tabs that share one memory storage receive their own messages.
    if (mine === theirs) return;
    unacknowledgedValues.add(id, theirs.attempts);
    // If the change in the other tab is newer, this tab removes its own change, and the other tab sends the newer
    // change.
    if (!mine || !isUnsent(mine) || mine.change >= theirs.change) return;
    unacknowledgedValues.add(id, mine.attempts);
    void setEntry(id, undefined);
  }

  function receiveSaved({ id, change, acknowledged }: TabMessage & { kind: 'saved' }): void {
    const { entries, acknowledged: known } = store.get();
    const { revision } = acknowledged;
    if ((known.get(id)?.revision ?? 0) >= revision) return;
    acknowledge(id, entryAfterSave(entries.get(id), { change, revision }), acknowledged);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    subscribeToEntries: changeListeners.subscribe,
    unacknowledgedValues,
    setEntry: (id, entry) => setEntry(id, entry),
    acknowledge,
    forget(id) {
      const state = store.get();
      if (!state.acknowledged.has(id)) return;
      const acknowledged = new Map(state.acknowledged);
      acknowledged.delete(id);
      store.set({ ...state, acknowledged });
      changeListeners.notify(id);
    },
    announce: ({ questionnaireId, key, change }, acknowledged) =>
      storage.announce({
        kind: 'saved',
        owner,
        id: entryId({ questionnaireId, key }),
        change,
        acknowledged,
      }),
    dismiss(id) {
      const entry = store.get().entries.get(id);
      if (entry?.status.kind !== 'refused') return;
      show(id, undefined);
      const isSent = entry.attempts.length > 0;
      if (isSent) unacknowledgedValues.add(id, entry.attempts);
      void write(id, () =>
        isSent ? storage.put({ ...entry, isNoted: true }) : storage.remove(entry),
      );
    },
    withdraw(id, revision) {
      const entry = store.get().entries.get(id);
      if (entry?.status.kind !== 'waiting') return false;
      if (entry.attempts.length > 0 || entry.baseRevision !== revision) return false;
      void setEntry(id, undefined);
      return true;
    },
    setFailed: (hasFailed, refusedForNow) =>
      store.set({ ...store.get(), hasFailed, refusedForNow }),
    close() {
      unsubscribe();
      unsubscribeFromLoss?.();
    },
  };
}

/**
 * Creates a function that writes the states of entries to the browser's storage. At most one write of an entry runs and
 * one waits: a newer state replaces the one that waits. So the storage never lags far behind, however fast somebody
 * types.
 * @param onFailure called when a write fails
 * @returns `write(id, task)`: its promise resolves when this or a newer state of the entry is written, or has failed
 */
function createEntryWriter(onFailure: () => void) {
  type Write = { task: () => Promise<void>; done: Promise<void> };
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Write>();

  function start(id: string, task: Write['task']): Promise<void> {
    const done = task()
      .catch(onFailure)
      .finally(() => running.delete(id));
    running.set(id, done);
    return done;
  }

  return (id: string, task: Write['task']): Promise<void> => {
    const next = waiting.get(id);
    if (next) {
      next.task = task;
      return next.done;
    }
    const before = running.get(id);
    if (!before) return start(id, task);
    const write: Write = {
      task,
      done: before.then(() => {
        waiting.delete(id);
        return start(id, write.task);
      }),
    };
    waiting.set(id, write);
    return write.done;
  };
}

/** Computes the entry of this tab after another tab has saved a change of the same key. */
function entryAfterSave(
  mine: QueueEntry | undefined,
  saved: { change: number; revision: number },
): QueueEntry | undefined {
  if (!mine || !isUnsent(mine)) return mine;
  if (mine.change <= saved.change) return undefined;
  // A later change in this tab is based on the saved revision from now on. An entry in flight is not changed here,
  // because its own reply will settle it.
  const canChange = mine.status.kind !== 'sending' && mine.baseRevision < saved.revision;
  return canChange ? rebaseEntry(mine, saved.revision) : mine;
}

/**
 * Values that this browser has sent without getting a reply and that no entry of this page contains: another tab has
 * sent them, or the user has dismissed them. If the server reports a conflict with one of them, the stored value is the
 * user's own, so it is not a conflict.
 */
type UnacknowledgedValues = {
  of(id: string): readonly unknown[];
  add(id: string, attempts: readonly unknown[]): void;
  /**
   * Removes the values of an entry. Called when a newer revision is known: values sent with an older revision were
   * stored before it or will never be stored.
   */
  forget(id: string): void;
};

function createUnacknowledgedValues(): UnacknowledgedValues {
  const attemptsOf = new Map<string, readonly unknown[]>();
  const of = (id: string) => attemptsOf.get(id) ?? [];
  return {
    of,
    add: (id, attempts) => void attemptsOf.set(id, [...new Set([...of(id), ...attempts])]),
    forget: (id) => void attemptsOf.delete(id),
  };
}
type Listener = (id: string) => void;

export type ChangeListeners = {
  /** Calls the listener with the id of each entry that changes. @returns the function that unsubscribes */
  subscribe(listener: Listener): () => void;
  notify(id: string): void;
};

/** Creates a list of listeners that are notified with the id of the changed entry. */
export function createChangeListeners(): ChangeListeners {
  const listeners = new Set<Listener>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(id) {
      for (const listener of [...listeners]) listener(id);
    },
  };
}
