import { openDB } from 'idb';
import type { QueueEntry } from './queueEntry.ts';

/** Where unsent changes outlive the page. */
export type QueueStorage = {
  load(owner: number): Promise<QueueEntry[]>;
  put(entry: QueueEntry): Promise<void>;
  remove(entry: QueueEntry): Promise<void>;
  /** False when entries live in memory only. */
  isKept(): boolean;
};

const storeName = 'changes';

/** The browser's IndexedDB; where the browser refuses it, memory, and `isKept` says so. */
export async function openQueueStorage(): Promise<QueueStorage> {
  try {
    const db = await openDB('save-queue', 1, {
      upgrade: (database) => {
        const store = database.createObjectStore(storeName, {
          keyPath: ['owner', 'questionnaireId', 'key'],
        });
        store.createIndex('owner', 'owner');
      },
    });
    return {
      load: (owner) => db.getAllFromIndex(storeName, 'owner', owner) as Promise<QueueEntry[]>,
      put: async (entry) => void (await db.put(storeName, entry, undefined)),
      remove: (entry) => db.delete(storeName, [entry.owner, entry.questionnaireId, entry.key]),
      isKept: () => true,
    };
  } catch {
    // Private windows and policies can forbid it; the person is told through `isKept`.
    return memoryQueueStorage();
  }
}

/** Keeps entries as long as the page lives. */
export function memoryQueueStorage(isKept = false): QueueStorage {
  const entries = new Map<string, QueueEntry>();
  const place = (entry: QueueEntry) => `${entry.owner}/${entry.questionnaireId}/${entry.key}`;
  return {
    load: async (owner) => [...entries.values()].filter((entry) => entry.owner === owner),
    put: async (entry) => void entries.set(place(entry), structuredClone(entry)),
    remove: async (entry) => void entries.delete(place(entry)),
    isKept: () => isKept,
  };
}
