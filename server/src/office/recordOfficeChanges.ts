import type { RecordedActionName } from '../audit/auditVisibility.ts';
import { recordChanges, type AuditChange } from '../audit/recordChanges.ts';
import type { Database } from '../database/connect.ts';
import { splitIntoChunks } from '../database/splitIntoChunks.ts';

/** A change made by the office; `questionnaireId` is null if it concerns no questionnaire. */
export type OfficeChange = AuditChange & { questionnaireId: number | null };

/**
 * Writes changes by the office to the audit trail, in their transaction. Subjects contain ids instead of names, because
 * an erasure of an organisation does not remove subjects.
 */
export async function recordOfficeChanges(
  trx: Database,
  {
    at,
    action,
    changes,
  }: { at: Date; action: RecordedActionName; changes: readonly OfficeChange[] },
): Promise<void> {
  const byQuestionnaire = Map.groupBy(changes, ({ questionnaireId }) => questionnaireId);
  for (const [questionnaireId, all] of byQuestionnaire)
    for (const some of splitIntoChunks(all))
      await recordChanges(trx, {
        at,
        accountId: null,
        questionnaireId,
        action,
        changes: some.map(({ subject, before, after }) => ({ subject, before, after })),
      });
}
