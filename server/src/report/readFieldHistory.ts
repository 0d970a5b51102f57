import type { UseCase } from '../http/useCase.ts';
import { auditSubject } from './auditSubject.ts';

/** Older texts than these are the office's to look up (`office audit`). */
const mostEntries = 50;

/** What one text of the report has been, newest first, as the audit trail has it: any of them can be saved anew. */
export const readFieldHistory: UseCase<'reportFieldHistory'> = async (
  { field, language },
  { db, questionnaire },
) => {
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('accounts', 'accounts.id', 'audit_log.account_id')
    .select(['audit_log.at', 'audit_log.after', 'accounts.name'])
    .where('audit_log.questionnaire_id', '=', questionnaire.id)
    .where('subject', '=', auditSubject(language, field))
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
