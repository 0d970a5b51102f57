import type { AttachedDocument } from '@cert/shared/contract';
import type { AuthenticatedAccount } from '../accounts/findCaller.ts';
import type { Database } from '../database/connect.ts';
import type { FileStore } from './stores/fileStore.ts';

/**
 * Reads the documents of a questionnaire in the format of the API, oldest first, with short-lived download URLs.
 * @param account the account that the URLs are signed for
 * @param areaIds if given, only documents of these areas and their questions are read
 * @param storedName if given, only the document with this stored name is read
 */
export async function readDocuments({
  db,
  files,
  account,
  questionnaireId,
  areaIds,
  storedName,
  at,
}: {
  db: Database;
  files: FileStore;
  account: Pick<AuthenticatedAccount, 'id' | 'tokenHash'>;
  questionnaireId: number;
  areaIds?: readonly number[];
  storedName?: string;
  at: Date;
}): Promise<AttachedDocument[]> {
  if (areaIds?.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.uploaded_by')
    .selectAll('documents')
    .select('accounts.name as uploader')
    .where('questionnaire_id', '=', questionnaireId)
    .$if(areaIds !== undefined, (query) => query.where('area_id', 'in', areaIds ?? []))
    .$if(storedName !== undefined, (query) => query.where('stored_name', '=', storedName ?? ''))
    .orderBy('documents.id')
    .execute();
  return Promise.all(
    rows.map(async (row): Promise<AttachedDocument> => ({
      id: row.id,
      title: row.title,
      url: await files.signDownload({
        storedName: row.stored_name,
        fileName: row.file_name,
        fileType: row.file_type,
        holder: { accountId: account.id, tokenHash: account.tokenHash },
        at,
      }),
      filetype: row.file_type,
      filename: row.file_name,
      size: row.byte_count,
      areaId: row.area_id,
      questionId: row.question_id,
      uploadedAt: row.uploaded_at.toISOString(),
      uploadedBy: row.uploader,
    })),
  );
}

/** Counts the documents by question id; questions without documents are left out. */
export async function countDocumentsByQuestion(
  db: Database,
  questionnaireId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('documents')
    .select((row) => ['question_id', row.fn.countAll<number | string>().as('count')])
    .where('questionnaire_id', '=', questionnaireId)
    .groupBy('question_id')
    .execute();
  return new Map(
    rows.flatMap(({ question_id, count }) =>
      question_id === null ? [] : [[question_id, Number(count)]],
    ),
  );
}
