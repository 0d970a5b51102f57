import type { ChangeDescription } from './changeDescription.ts';
import type { DescribeChange } from './describeChange.ts';
import type { Ledger } from './openLedger.ts';
import type { SaveQueue } from './saveQueue.ts';

/** Describes changes by the open pages that know their keys. */
export type Describers = Pick<SaveQueue, 'describeWith'> & {
  /** @returns undefined when no open page knows the key */
  describe(change: Parameters<DescribeChange>[0]): { description: ChangeDescription } | undefined;
};

export function createDescribers(ledger: Pick<Ledger, 'get' | 'hold'>): Describers {
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
      // Refused entries from an earlier page get their description from this page.
      for (const [id, entry] of ledger.get().entries) {
        const description = entry.status.kind === 'refused' && describer(entry);
        if (description) ledger.hold(id, { ...entry, description });
      }
      return () => describers.delete(describer);
    },
  };
}
