import { openDB, type IDBPDatabase } from 'idb';
import { mergeEntriesOfTabs, type QueueEntry } from './queueEntry.ts';
import type { AcknowledgedValue } from './settle.ts';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /** Another tab has made or is sending a change. */
  | { kind: 'change'; owner: number; entry: QueueEntry }
  /** Another tab has saved a change; `id` and `change` identify it. */
  | { kind: 'saved'; owner: number; id: string; change: number; acknowledged: AcknowledgedValue };

/**
 * Stores unsent changes so that they are still there after the page is closed. Another tab of the same person may store
 * a newer change of the same key.
 */
export type QueueStorage = {
  load(owner: number): Promise<QueueEntry[]>;
  /** Stores the entry. If a newer change is stored, that change stays and takes over the attempts of the entry. */
  put(entry: QueueEntry): Promise<void>;
  /** Removes the entry unless a newer change is stored. */
  remove(entry: QueueEntry): Promise<void>;
  /** Sends a message to the other tabs; `put` announces changes by itself. */
  announce(news: TabMessage): void;
  /** Calls the listener with each message from another tab. @returns the function that unsubscribes */
  subscribe(listener: (news: TabMessage) => void): () => void;
  /**
   * Calls the listener when the browser has closed the database, for example because the user has cleared the site's
   * data: the stored entries may be gone. The next call of the storage opens the database again. Undefined if the
   * storage is never closed.
   * @returns the function that unsubscribes
   */
  subscribeToLoss?(listener: () => void): () => void;
  /** False when entries are kept in memory only. */
  isKept(): boolean;
};

const storeName = 'changes';

/**
 * Opens a storage in the browser's IndexedDB. If the browser refuses access, entries are stored in memory and `isKept`
 * returns false.
 */
export async function openQueueStorage(): Promise<QueueStorage> {
  try {
    const losses = new Set<() => void>();
    const withDatabase = await openConnection(() => losses.forEach((listener) => listener()));
    const tabs = new BroadcastChannel('save-queue');
    return {
      load: (owner) =>
        withDatabase(
          (db) => db.getAllFromIndex(storeName, 'owner', owner) as Promise<QueueEntry[]>,
        ),
      async put(entry) {
        await withDatabase(async (db) => {
          const { store, done } = db.transaction(storeName, 'readwrite');
          await store.put(mergeEntriesOfTabs((await store.get(placeOf(entry))) as Kept, entry));
          await done;
        });
        if (shouldAnnounce(entry)) tabs.postMessage(newsOf(entry));
      },
      remove: (entry) =>
        withDatabase(async (db) => {
          const { store, done } = db.transaction(storeName, 'readwrite');
          if (!isNewer((await store.get(placeOf(entry))) as Kept, entry))
            await store.delete(placeOf(entry));
          await done;
        }),
      announce: (news) => tabs.postMessage(news),
      subscribe(listener) {
        const receive = ({ data }: MessageEvent<TabMessage>) => listener(data);
        tabs.addEventListener('message', receive);
        return () => tabs.removeEventListener('message', receive);
      },
      subscribeToLoss(listener) {
        losses.add(listener);
        return () => losses.delete(listener);
      },
      isKept: () => true,
    };
  } catch {
    // Private windows and policies can forbid IndexedDB. `isKept` then returns false, and the page informs the user.
    return memoryQueueStorage();
  }
}

type RunInDatabase = <Value>(task: (db: IDBPDatabase) => Promise<Value>) => Promise<Value>;

/**
 * Opens the database, and opens it again for the next task when the browser has closed it.
 * @param onLoss called when the browser has closed the database or another page wants to delete or change it
 * @throws if the browser refuses access
 */
async function openConnection(onLoss: () => void): Promise<RunInDatabase> {
  let connection: Promise<IDBPDatabase> | undefined;

  function connect(): Promise<IDBPDatabase> {
    const lose = () => {
      if (connection !== opening) return;
      connection = undefined;
      onLoss();
    };
    const opening = openDB('save-queue', 1, {
      upgrade(database) {
        const store = database.createObjectStore(storeName, {
          keyPath: ['owner', 'questionnaireId', 'key'],
        });
        store.createIndex('owner', 'owner');
      },
      terminated: lose,
      blocking(_current, _wanted, event) {
        // The other page waits until this connection is closed.
        (event.target as IDBDatabase).close();
        lose();
      },
    });
    connection = opening;
    // After a failure, the next task tries again.
    opening.catch(() => {
      if (connection === opening) connection = undefined;
    });
    return opening;
  }

  await connect();
  return async (task) => {
    const opening = connection ?? connect();
    try {
      return await task(await opening);
    } catch (failure) {
      // "The database connection is closing": the browser has not reported yet that it closes the connection.
      if (!(failure instanceof DOMException) || failure.name !== 'InvalidStateError') throw failure;
      if (connection === opening) connection = undefined;
      return task(await (connection ?? connect()));
    }
  };
}

/** Creates a storage that keeps entries only while the page is open. Tests use one such storage for several tabs. */
export function memoryQueueStorage(isKept = false): QueueStorage {
  const entries = new Map<string, QueueEntry>();
  const listeners = new Set<(news: TabMessage) => void>();
  const announce = (news: TabMessage) => {
    for (const listener of listeners) listener(news);
  };
  const placeIn = (entry: QueueEntry) => placeOf(entry).join('/');
  return {
    load: async (owner) => [...entries.values()].filter((entry) => entry.owner === owner),
    async put(entry) {
      const place = placeIn(entry);
      entries.set(place, structuredClone(mergeEntriesOfTabs(entries.get(place), entry)));
      if (shouldAnnounce(entry)) announce(newsOf(entry));
    },
    async remove(entry) {
      const place = placeIn(entry);
      if (!isNewer(entries.get(place), entry)) entries.delete(place);
    },
    announce,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isKept: () => isKept,
  };
}

/**
 * Whether to announce the entry to other tabs. False for a failed entry, which was announced before it failed, and for
 * refusals and conflicts, which the user resolves in this tab.
 */
function shouldAnnounce({ status, isNoted }: QueueEntry): boolean {
  return !isNoted && (status.kind === 'waiting' || status.kind === 'sending');
}

function newsOf(entry: QueueEntry): TabMessage {
  return { kind: 'change', owner: entry.owner, entry };
}

type Kept = QueueEntry | undefined;

function placeOf({ owner, questionnaireId, key }: QueueEntry): [number, number, string] {
  return [owner, questionnaireId, key];
}

function isNewer(kept: Kept, entry: QueueEntry): boolean {
  return kept !== undefined && kept.change > entry.change;
}
