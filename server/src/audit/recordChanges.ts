import type { Database } from '../database/connect.ts';

/** One changed thing with its old and new value; null for "there was none" or "there is none any more". */
export type Change = { subject: string; before: unknown; after: unknown };

/**
 * Writes who changed what into the audit trail (decisions §6). Call it in the transaction of the change itself, so
 * that neither exists without the other.
 */
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
    /** Null for the office's command line. */
    accountId: number | null;
    questionnaireId: number | null;
    action: string;
    changes: readonly Change[];
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
