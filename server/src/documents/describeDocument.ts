import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../database/questionnaireTables.ts';

/** A document in the audit trail, with enough data to identify the file. */
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
