import type { ChangeDescription, QueueEntry } from './queueEntry.ts';
import type { QueueEntryStore } from './queueEntryStore.ts';

/** Describes a change; undefined when the page does not know the key. */
export type DescribeChange = (
  change: Pick<QueueEntry, 'questionnaireId' | 'key' | 'value'>,
) => ChangeDescription | undefined;

/**
 * Describes changes for the user. The descriptions come from the open pages, each of which knows the keys of its own
 * questions.
 */
export type ChangeDescribers = {
  /** Registers a page that describes changes while it is open. @returns the function that unregisters it */
  describeWith(describe: DescribeChange): () => void;
  /** Asks the open pages for a description. @returns undefined when no open page knows the key */
  describe(change: Parameters<DescribeChange>[0]): { description: ChangeDescription } | undefined;
};

export function createChangeDescribers(
  store: Pick<QueueEntryStore, 'get' | 'setEntry'>,
): ChangeDescribers {
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
      for (const [id, entry] of store.get().entries) {
        const description = entry.status.kind === 'refused' && describer(entry);
        if (description) void store.setEntry(id, { ...entry, description });
      }
      return () => describers.delete(describer);
    },
  };
}
