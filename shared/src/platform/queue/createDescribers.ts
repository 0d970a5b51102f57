import type { ChangeDescription } from './changeDescription.ts';
import type { DescribeChange } from './describeChange.ts';
import type { Ledger } from './openLedger.ts';
import type { SaveQueue } from './saveQueue.ts';

/** The open pages that can say what changes are about. */
export type Describers = Pick<SaveQueue, 'describeWith'> & {
  /** @returns nothing to put beside the change when no open page knows its key */
  describe(change: Parameters<DescribeChange>[0]): { description: ChangeDescription } | undefined;
};

/** No page yet. */
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
      // What was refused before is told in the words of this page.
      for (const [id, entry] of ledger.get().entries) {
        const description = entry.status.kind === 'refused' && describer(entry);
        if (description) ledger.hold(id, { ...entry, description });
      }
      return () => describers.delete(describer);
    },
  };
}
