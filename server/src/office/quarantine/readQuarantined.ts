import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';

/**
 * Lists quarantined files with their organisation and uploader, oldest first.
 * @param id restricts the list to this file
 */
export function listQuarantined(db: Database, id?: number) {
  return db
    .selectFrom('quarantined_files')
    .innerJoin('questionnaires', 'questionnaires.id', 'quarantined_files.questionnaire_id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .innerJoin('accounts', 'accounts.id', 'quarantined_files.uploaded_by')
    .selectAll('quarantined_files')
    .select(['organisations.key', 'questionnaires.year', 'accounts.email'])
    .$if(id !== undefined, (query) => query.where('quarantined_files.id', '=', id ?? 0))
    .orderBy('quarantined_files.id')
    .execute();
}

/** Reads one quarantined file. @throws UsageError if no file with this number is in quarantine */
export async function readQuarantined(db: Database, id: number) {
  const [found] = await listQuarantined(db, id);
  if (!found)
    throw new UsageError(`There is no file ${id} in quarantine; “quarantine list” shows all.`);
  return found;
}
