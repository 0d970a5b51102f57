import { buildVisibleAuditRowsCondition } from '../audit/buildVisibleAuditRowsCondition.ts';
import type { UseCase } from '../useCase.ts';

/** Maximum number of changes; the office can look up older ones (`office audit`). */
const maxChanges = 20;

/**
 * Reads when and by whom the report was released and taken back, newest first, no matter whether the main certifier
 * or the office did it. See docs/product/report.md#release.
 */
export const readReleaseHistory: UseCase<'reportReleaseHistory'> = async (_input, context) => {
  const { db, account, questionnaire, role } = context;
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.at', 'l.after', 'a.name'])
    .where('l.questionnaire_id', '=', questionnaire.id)
    .where('l.subject', '=', 'reportReleasedAt')
    .where(buildVisibleAuditRowsCondition({ accountId: account.id, role }))
    .orderBy('l.id', 'desc')
    .limit(maxChanges)
    .execute();
  return rows.map(({ at, after, name }) => ({
    at: at.toISOString(),
    by: name,
    released: after !== null,
  }));
};
