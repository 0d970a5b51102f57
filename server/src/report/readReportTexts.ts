import type { ReportText } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { UseCase } from '../useCase.ts';

/** Reads the stored texts of a report in one language, by field. */
export async function readReportTexts({
  db,
  questionnaireId,
  language,
}: {
  db: Database;
  questionnaireId: number;
  language: Language;
}): Promise<Record<string, ReportText>> {
  const rows = await db
    .selectFrom('report_fields')
    .innerJoin('accounts', 'accounts.id', 'report_fields.saved_by')
    .select(['field', ...reportTextColumns])
    .where('questionnaire_id', '=', questionnaireId)
    .where('language', '=', language)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, presentReportText(row)]));
}

/** The columns of `report_fields`, joined with the author's account, that `presentReportText` needs. */
const reportTextColumns = ['html', 'version', 'saved_at', 'accounts.name'] as const;

/** Converts a row to a text of the report in the format of the API. */
function presentReportText(row: {
  html: string;
  version: number;
  saved_at: Date;
  name: string;
}): ReportText {
  const { html, version, saved_at, name } = row;
  return { html, version, savedAt: saved_at.toISOString(), savedBy: name };
}

/** Composes the audit trail's subject for one text of the report. */
export function formatReportTextAuditSubject(language: Language, field: string): string {
  return `${language} ${field}`;
}

/** Reads one text of the report in every language, so that an author can see one language while writing another. */
export const readFieldInAllLanguages: UseCase<'reportFieldLanguages'> = async (
  { field },
  { db, questionnaire },
) => {
  const rows = await db
    .selectFrom('report_fields')
    .innerJoin('accounts', 'accounts.id', 'report_fields.saved_by')
    .select(['language', ...reportTextColumns])
    .where('questionnaire_id', '=', questionnaire.id)
    .where('field', '=', field)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.language, presentReportText(row)]));
};

/** Maximum number of entries; the office can look up older ones (`office audit`). */
const maxEntries = 50;

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
    .where('subject', '=', formatReportTextAuditSubject(language, field))
    .where('action', '=', 'reportContentSaveItems')
    .orderBy('audit_log.id', 'desc')
    .limit(maxEntries)
    .execute();
  return rows.map(({ at, after, name }) => ({
    at: at.toISOString(),
    by: name,
    html: typeof after === 'string' ? after : '',
  }));
};
