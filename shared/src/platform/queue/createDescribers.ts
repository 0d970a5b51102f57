import type { ChangeDescription } from './changeDescription.ts';
import type { DescribeChange } from './describeChange.ts';
import type { QueueEntryStore } from './openQueueEntryStore.ts';
import type { SaveQueue } from './saveQueue.ts';

/**
 * Describes changes for the user. The descriptions come from the open pages, each of which knows the keys of its own
 * questions.
 */
export type Describers = Pick<SaveQueue, 'describeWith'> & {
  /** Asks the open pages for a description. @returns undefined when no open page knows the key */
  describe(change: Parameters<DescribeChange>[0]): { description: ChangeDescription } | undefined;
};

export function createDescribers(ledger: Pick<QueueEntryStore, 'get' | 'hold'>): Describers {
  const describers = new Set<DescribeChange>();
  return {
    describe(change) {
      for (const describer of describers) {
        const description = describer(change);
        if (description) return { description };
      }
      return undefined;
    },
    describeWith(describer) {
      describers.add(describer);
      // Adds a description to refused entries that an earlier page has stored.
      for (const [id, entry] of ledger.get().entries) {
        const description = entry.status.kind === 'refused' && describer(entry);
        if (description) ledger.hold(id, { ...entry, description });
      }
      return () => describers.delete(describer);
    },
  };
}
