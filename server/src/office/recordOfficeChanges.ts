import type { RecordedActionName } from '../audit/auditVisibility.ts';
import {
  recordChangesByQuestionnaire,
  type QuestionnaireChange,
} from '../audit/recordChangesByQuestionnaire.ts';
import type { Database } from '../database/connect.ts';

/** A change made by the office; `questionnaireId` is null if it concerns no questionnaire. */
export type OfficeChange = QuestionnaireChange;

/**
 * Writes changes by the office to the audit trail, in their transaction. Subjects contain ids instead of names, because
 * an erasure of an organisation does not remove subjects.
 */
export async function recordOfficeChanges(
  trx: Database,
  changes: { at: Date; action: RecordedActionName; changes: readonly OfficeChange[] },
): Promise<void> {
  await recordChangesByQuestionnaire(trx, { ...changes, accountId: null });
}
