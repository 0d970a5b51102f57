import type { Change } from '../audit/recordChanges.ts';

/** A person's finalization, given or set back, as the audit trail keeps it. */
export function finalizationChange(
  accountId: number,
  { isFinalized }: { isFinalized: boolean },
): Change {
  const [open, finalized] = [null, 'finalized'];
  return {
    subject: `finalization of account ${accountId}`,
    before: isFinalized ? open : finalized,
    after: isFinalized ? finalized : open,
  };
}
