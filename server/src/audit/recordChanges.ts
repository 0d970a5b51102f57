import type { Database } from '../database/connect.ts';
import type { RecordedActionName } from './auditVisibility.ts';

/** One changed value before and after the change; null means that there is no value. */
export type AuditChange = { subject: string; before: unknown; after: unknown };

/** Writes changes to the audit trail. Call it in the transaction of the change, so that both are stored or neither. */
export async function recordChanges(
  trx: Database,
  {
    at,
    accountId,
    questionnaireId,
    action,
    changes,
  }: {
    at: Date;
    /** Author of the changes; null for the office's command line. */
    accountId: number | null;
    questionnaireId: number | null;
    /** `shared/src/contract/effects.ts` and `officeActions.ts` declare for each action who may see its changes. */
    action: RecordedActionName;
    changes: readonly AuditChange[];
  },
): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('audit_log')
    .values(
      changes.map(({ subject, before, after }) => ({
        at,
        account_id: accountId,
        questionnaire_id: questionnaireId,
        action,
        subject,
        before: before === null ? null : JSON.stringify(before),
        after: after === null ? null : JSON.stringify(after),
      })),
    )
    .execute();
}
