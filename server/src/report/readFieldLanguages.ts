import type { UseCase } from '../http/useCase.ts';
import { presentReportText, reportTextColumns } from './presentReportText.ts';

/** Reads one text of the report in all its languages, so that a page can show one language while another is written. */
export const readFieldLanguages: UseCase<'reportFieldLanguages'> = async (
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
