import type { Database } from '../database/connect.ts';
import { splitIntoChunks } from '../database/splitIntoChunks.ts';
import type { RecordedActionName } from './auditVisibility.ts';
import { recordChanges, type AuditChange } from './recordChanges.ts';

/** A change with the questionnaire that it concerns; null for none. */
export type QuestionnaireChange = AuditChange & { questionnaireId: number | null };

/**
 * Writes many changes of several questionnaires to the audit trail, in their transaction.
 * @param accountId author of the changes; null for the office's command line
 */
export async function recordChangesByQuestionnaire(
  trx: Database,
  {
    changes,
    ...common
  }: {
    at: Date;
    accountId: number | null;
    action: RecordedActionName;
    changes: readonly QuestionnaireChange[];
  },
): Promise<void> {
  const byQuestionnaire = Map.groupBy(changes, ({ questionnaireId }) => questionnaireId);
  for (const [questionnaireId, all] of byQuestionnaire)
    for (const some of splitIntoChunks(all))
      await recordChanges(trx, {
        ...common,
        questionnaireId,
        changes: some.map(({ subject, before, after }) => ({ subject, before, after })),
      });
}
