import type { RefusalCode } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import {
  entryId,
  isUnsent,
  markInterruptedAsFailed,
  toCurrentFormat,
  type QueueEntry,
} from './queueEntry.ts';
import type { QueueStorage, TabMessages } from './queueStorage.ts';
import { rebaseEntry, type AcknowledgedValue } from './settle.ts';

/**
 * How long the sent values of a dismissed change are kept. After this time no delayed call is expected to reach the
 * server any more.
 */
const unacknowledgedLastMs = 24 * 60 * 60 * 1000;

export type QueueState = {
  readonly entries: ReadonlyMap<string, QueueEntry>;
  /**
   * The values that the server has acknowledged since the page was opened, by entry id. They are newer than the data
   * that the page has read.
   */
  readonly acknowledged: ReadonlyMap<string, AcknowledgedValue>;
  /** True from a failed attempt until the next successful one: the page shows the alert. */
  readonly hasFailed: boolean;
  /** Set while the server refuses to save for a temporary reason, which reloading the page would not remove. */
  readonly refusedForNow: RefusalCode | undefined;
  /** False when the browser cannot store entries: closing the page then loses them. */
  readonly isKept: boolean;
};

/** The entries of one owner's queue, stored in the browser and synchronised with the owner's other tabs. */
export type QueueEntryStore = Pick<Store<QueueState>, 'get' | 'subscribe'> & {
  /** Calls the listener with the id of each entry that changes. @returns the function that unsubscribes */
  follow: ChangeListeners['follow'];
  /**
   * Values that this browser has sent without getting a reply and that are not among the attempts of the current
   * entries.
   */
  unacknowledgedValues: Pick<UnacknowledgedValues, 'of'>;
  /** Stores an entry under its id; undefined removes the entry. */
  hold(id: string, entry: QueueEntry | undefined): void;
  /** Records the value that the server has stored, and the entry that is still unsent, if any. */
  acknowledge(id: string, entry: QueueEntry | undefined, acknowledged: AcknowledgedValue): void;
  /** Removes the acknowledged value of an entry. */
  forget(id: string): void;
  /** Notifies the other tabs that a change was saved, with the stored value. */
  announce(sent: QueueEntry, acknowledged: AcknowledgedValue): void;
  /**
   * Removes a refused entry from view but keeps the values it sent: if the server stores one of them late, it is not
   * mistaken for the change of another person.
   */
  note(id: string): void;
  /** Sets whether the page shows the alert. @param refusedForNow see `QueueState` */
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
  const followers = createChangeListeners();
  let isKept = storage.isKept();
  const loaded = await storage.load(owner).catch((): QueueEntry[] => {
    // The stored changes cannot be read now, but they are not lost. The site keeps working and reports that it cannot
    // store changes.
    isKept = false;
    return [];
  });
  const kept = loaded.map(toCurrentFormat);
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
  for (const entry of kept.filter(({ isNoted }) => isNoted))
    if (entry.change > now - unacknowledgedLastMs)
      unacknowledgedValues.add(entryId(entry), entry.attempts);
    else keep(storage.remove(entry));

  function keep(kept: Promise<void>): void {
    void kept.catch(() => store.set({ ...store.get(), isKept: false }));
  }

  function hold(id: string, entry: QueueEntry | undefined, acknowledged?: AcknowledgedValue): void {
    const state = store.get();
    const before = state.entries.get(id);
    const entries = new Map(state.entries);
    if (entry) entries.set(id, entry);
    else entries.delete(id);
    const known = acknowledged && new Map(state.acknowledged).set(id, acknowledged);
    store.set({ ...state, entries, ...(known && { acknowledged: known }) });
    followers.tell(id);
    // Do not store an unchanged entry: another tab may have stored a newer one meanwhile.
    if (entry === before) return;
    if (entry) keep(storage.put(entry));
    else if (before) keep(storage.remove(before));
  }

  function acknowledge(id: string, entry: QueueEntry | undefined, acknowledged: AcknowledgedValue) {
    unacknowledgedValues.forget(id);
    hold(id, entry, acknowledged);
  }

  const unfollow = storage.follow((news) => {
    if (news.owner !== owner) return;
    if (news.kind === 'change') receiveChange(news);
    else receiveSaved(news);
  });

  function receiveChange({ entry: theirs }: TabMessages & { kind: 'change' }): void {
    const id = entryId(theirs);
    const mine = store.get().entries.get(id);
    // Tabs that share one memory storage receive their own messages.
    if (mine === theirs) return;
    unacknowledgedValues.add(id, theirs.attempts);
    // The change in the other tab is newer: that tab sends it.
    if (!mine || !isUnsent(mine) || mine.change >= theirs.change) return;
    unacknowledgedValues.add(id, mine.attempts);
    hold(id, undefined);
  }

  function receiveSaved({ id, change, acknowledged }: TabMessages & { kind: 'saved' }): void {
    const { entries, acknowledged: known } = store.get();
    const { revision } = acknowledged;
    if ((known.get(id)?.revision ?? 0) >= revision) return;
    acknowledge(id, entryAfterSave(entries.get(id), { change, revision }), acknowledged);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    follow: followers.follow,
    unacknowledgedValues,
    hold: (id, entry) => hold(id, entry),
    acknowledge,
    forget(id) {
      const state = store.get();
      if (!state.acknowledged.has(id)) return;
      const acknowledged = new Map(state.acknowledged);
      acknowledged.delete(id);
      store.set({ ...state, acknowledged });
      followers.tell(id);
    },
    announce: ({ questionnaireId, key, change }, acknowledged) =>
      storage.announce({
        kind: 'saved',
        owner,
        id: entryId({ questionnaireId, key }),
        change,
        acknowledged,
      }),
    note(id) {
      const entry = store.get().entries.get(id);
      if (entry?.status.kind !== 'refused') return;
      hold(id, undefined);
      if (entry.attempts.length === 0) return;
      unacknowledgedValues.add(id, entry.attempts);
      keep(storage.put({ ...entry, isNoted: true }));
    },
    setFailed: (hasFailed, refusedForNow) =>
      store.set({ ...store.get(), hasFailed, refusedForNow }),
    close: unfollow,
  };
}

/** Computes the entry of this tab after another tab has saved a change of the same key. */
function entryAfterSave(
  mine: QueueEntry | undefined,
  saved: { change: number; revision: number },
): QueueEntry | undefined {
  if (!mine || !isUnsent(mine)) return mine;
  if (mine.change <= saved.change) return undefined;
  // A later change in this tab is based on the saved revision from now on. An entry in flight is not changed here: its
  // own reply decides.
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
type Follower = (id: string) => void;

export type ChangeListeners = {
  /** Calls the listener with the id of each entry that changes. @returns the function that unsubscribes */
  follow(follower: Follower): () => void;
  tell(id: string): void;
};

/** Creates a list of listeners that are notified with the id of the changed entry. */
export function createChangeListeners(): ChangeListeners {
  const followers = new Set<Follower>();
  return {
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    tell(id) {
      for (const follower of [...followers]) follower(id);
    },
  };
}
