import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../database/questionnaireTables.ts';

/** Describes a document for the audit trail, with enough data to identify its file. */
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
