import type { UseCase } from '../http/useCase.ts';
import { reportTextAuditSubject } from './reportTextAuditSubject.ts';

/** Maximum number of entries; the office can look up older ones (`office audit`). */
const mostEntries = 50;

/**
 * Reads earlier versions of one text of the report from the audit trail, newest first, so that the team can restore
 * one.
 */
export const readFieldHistory: UseCase<'reportFieldHistory'> = async (
  { field, language },
  { db, questionnaire },
) => {
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .select(['audit_log.at', 'audit_log.after', 'accounts.name'])
    .where('audit_log.questionnaire_id', '=', questionnaire.id)
    .where('subject', '=', reportTextAuditSubject(language, field))
    .where('action', '=', 'reportContentSaveItems')
    .orderBy('audit_log.id', 'desc')
    .limit(mostEntries)
    .execute();
  return rows.map(({ at, after, name }) => ({
    at: at.toISOString(),
    by: name,
    html: typeof after === 'string' ? after : '',
  }));
};
