import type { ReportText } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { presentReportText, reportTextColumns } from './presentReportText.ts';

/** The stored texts of a report in one language, by field. */
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
