import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../database/questionnaireTables.ts';

/** A document as the audit trail keeps it: enough to tell which file it was. */
export function describeDocument(row: Omit<Selectable<DocumentsTable>, 'uploaded_at'>) {
  return {
    areaId: row.area_id,
    questionId: row.question_id,
    title: row.title,
    fileName: row.file_name,
    fileType: row.file_type,
    byteCount: row.byte_count,
    sha256: row.sha256,
  };
}
