import type { UseCase } from '../http/useCase.ts';
import { presentReportText, reportTextColumns } from './presentReportText.ts';

/** One field of the report in every language in which it exists, for writing one language beside another. */
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
