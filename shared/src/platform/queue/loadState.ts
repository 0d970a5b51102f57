import { asFound, entryId, type QueueEntry } from './queueEntry.ts';
import type { QueueStorage } from './queueStorage.ts';
import type { QueueState } from './saveQueue.ts';

/** What a new page begins with: the owner's changes that an earlier one left unsent. */
export async function loadState(storage: QueueStorage, owner: number): Promise<QueueState> {
  let isKept = storage.isKept();
  const kept = await storage.load(owner).catch((): QueueEntry[] => {
    // What lies there is out of reach, not lost. The site works on and says that it cannot keep changes.
    isKept = false;
    return [];
  });
  return {
    entries: new Map(kept.map((entry) => [entryId(entry), asFound(entry)])),
    acknowledged: new Map(),
    hasFailed: false,
    isKept,
  };
}
