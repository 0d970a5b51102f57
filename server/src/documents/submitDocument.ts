import { refuse, type FileType, type Refusal } from '@cert/shared/domain';
import type { AttachedDocument } from '@cert/shared/contract';
import { inTransaction } from '../database/inTransaction.ts';
import { sha256Hex } from '../sha256Hex.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { deriveStoredName } from './stores/storedName.ts';
import { readDocuments } from './readDocuments.ts';
import { parseDeclaredFile } from './parseDeclaredFile.ts';
import { assertDocumentsNotLocked, type DocumentTarget } from './assertDocumentsNotLocked.ts';
import { recordQuarantinedFile, storeDocumentRow, type NewDocument } from './storeDocumentRow.ts';
import { pendingFileTtlMs } from './stores/uploadTtl.ts';
import type { Edition } from '../editions/edition.ts';
import type { Database } from '../database/connect.ts';
import type { FileStore } from './stores/fileStore.ts';
import { findFileIssue } from './checking/findFileIssue.ts';
import { recogniseFileType } from './checking/recogniseFileType.ts';

/**
 * Creates a document from an upload. An upload becomes one document only: a call that submits it again, after a lost
 * reply or a crash, gets the same document with its current title and target. A single transaction creates the
 * document; until it commits, the upload is unchanged and can be submitted again. The file store is used outside of
 * transactions, to keep them short. A file in which the scanner finds something goes into quarantine instead of
 * becoming a document, and the office decides about it. See docs/product/documents.md#upload.
 * @throws Refusal wrong-file-type (`{reason: FileIssue}`) or too-large, and the file is removed; unavailable while the
 *   scanner does not answer, and the upload is kept; locked with `{reason}`; quota-exceeded; invalid-input with the
 *   field `entityId`: `unknown`; or with the field `value`: `missing` if nothing was uploaded, `unknown` if the upload
 *   is not the caller's on this questionnaire, if it is too old, or if its document was deleted
 */
export const submitDocument: UseCase<'questionnaireDocumentSubmit'> = async (input, context) => {
  const { db, edition, files, scanFile, now } = context;
  const uploadedName = input.value;
  const known = await findSubmitted(context, uploadedName);
  if (known) return known;

  const target = findDocumentTarget(edition, input);
  const { fileName, fileType } = parseDeclaredFile(input.file);
  await assertDocumentsNotLocked(context, target);
  const upload = { uploadedName, fileType };
  if (!(await isOwnUpload(context, upload))) return findMeanwhileSubmitted('unknown');
  const bytes = await readUpload({ db, files }, upload);
  if (!bytes) return findMeanwhileSubmitted('missing');
  const signature = await scanFile?.(bytes);
  const sha256 = sha256Hex(bytes);
  const storedName = deriveStoredName(uploadedName, sha256);
  const keptUntil = await expectFile(context, { storedName, fileType });
  const room = signature === undefined ? files : files.quarantine;
  await room.write(storedName, bytes);
  // Refuses if check and storing took so long that the clean-up may already have removed the stored file.
  if (now() >= keptUntil) throw refuse('unavailable', { retryAfterSeconds: 1 });
  const row: NewDocument = {
    area_id: target.areaId,
    question_id: target.questionId,
    title: input.name,
    file_name: fileName,
    file_type: fileType,
    byte_count: bytes.length,
    sha256,
    stored_name: storedName,
    upload_name: uploadedName,
    uploaded_at: now(),
  };
  await inTransaction(db, (trx) =>
    signature === undefined
      ? storeDocumentRow({ ...context, db: trx }, row)
      : recordQuarantinedFile({ ...context, db: trx }, row, signature),
  );
  // Removes the uploaded file now to save space. If this fails, the clean-up removes it later.
  await files.remove(uploadedName).catch(() => undefined);
  // Returns the new document, or that of a simultaneous call. If there is none, it has just been deleted, or the upload
  // was removed while it was checked.
  return findMeanwhileSubmitted('unknown');

  /**
   * Finds the document of this upload, which this call or a simultaneous one has created.
   * @throws Refusal invalid-input with the given issue if there is none
   */
  async function findMeanwhileSubmitted(issue: 'unknown' | 'missing'): Promise<AttachedDocument> {
    const document = await findSubmitted(context, uploadedName);
    if (!document) throw refuseUpload(issue);
    return document;
  }
};

/**
 * Finds the document that an earlier submission created from this upload of the caller.
 * @throws Refusal wrong-file-type with the reason `infected` if the file is in quarantine instead
 */
async function findSubmitted(
  { db, files, account, questionnaire, now }: MemberContext,
  uploadedName: string,
): Promise<AttachedDocument | undefined> {
  const made = await db
    .selectFrom('documents')
    .select('stored_name')
    .where('upload_name', '=', uploadedName)
    .where('questionnaire_id', '=', questionnaire.id)
    .where('uploaded_by', '=', account.id)
    .executeTakeFirst();
  if (!made) {
    const quarantined = await db
      .selectFrom('quarantined_files')
      .select('id')
      .where('upload_name', '=', uploadedName)
      .where('questionnaire_id', '=', questionnaire.id)
      .where('uploaded_by', '=', account.id)
      .executeTakeFirst();
    if (quarantined) throw refuse('wrong-file-type', { reason: 'infected' });
    return undefined;
  }
  const [document] = await readDocuments({
    db,
    files,
    account,
    questionnaireId: questionnaire.id,
    storedName: made.stored_name,
    at: now(),
  });
  return document;
}

/**
 * Whether the caller requested this upload for a file of this type, for this questionnaire or without naming one, and
 * whether it is not consumed yet.
 */
async function isOwnUpload(
  { db, account, questionnaire, now }: MemberContext,
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<boolean> {
  const found = await db
    .selectFrom('loose_files')
    .select('stored_name')
    .where('stored_name', '=', uploadedName)
    .where('file_type', '=', fileType)
    .where((is) =>
      is.or([is('questionnaire_id', '=', questionnaire.id), is('questionnaire_id', 'is', null)]),
    )
    .where('account_id', '=', account.id)
    .where('remove_after', '>', now())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records a file as orphaned before it is written, so that it is cleaned up if it never becomes a document.
 * @returns the time from which the clean-up may remove it
 */
async function expectFile(
  { db, now }: MemberContext,
  { storedName, fileType }: { storedName: string; fileType: FileType },
): Promise<Date> {
  const keptUntil = new Date(now().getTime() + pendingFileTtlMs);
  await db
    .insertInto('loose_files')
    .values({
      stored_name: storedName,
      questionnaire_id: null,
      account_id: null,
      file_type: fileType,
      remove_after: keptUntil,
    })
    .onConflict((conflict) =>
      conflict.column('stored_name').doUpdateSet({ remove_after: keptUntil }),
    )
    .execute();
  return keptUntil;
}

function refuseUpload(issue: 'unknown' | 'missing') {
  return refuse('invalid-input', { fields: { value: issue } });
}

/**
 * Finds the question or area that `entityType` and `entityId` of a call name.
 * @throws Refusal invalid-input naming `entityId` if it is not in the questionnaire's edition
 */
function findDocumentTarget(
  edition: Edition,
  { entityType, entityId }: { entityType: 'question' | 'area'; entityId: number },
): DocumentTarget {
  const question = entityType === 'question' ? edition.questions.get(entityId) : undefined;
  if (question) return { areaId: question.areaId, questionId: question.id };
  if (entityType === 'area' && edition.areas.has(entityId))
    return { areaId: entityId, questionId: null };
  throw refuse('invalid-input', { fields: { entityId: 'unknown' } });
}

/**
 * Reads all bytes of an upload and checks them. Only the returned bytes are checked: the upload may be replaced later.
 * @returns undefined if nothing was uploaded under this name
 * @throws Refusal too-large beyond the store's limit; wrong-file-type if the content is of another type, truncated or,
 *   with `{reason: FileIssue}`, unsafe; the file is then removed
 */
async function readUpload(
  { db, files }: { db: Database; files: FileStore },
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<Uint8Array | undefined> {
  const bytes = await readWithin(files, uploadedName);
  if (bytes === undefined) return undefined;
  const refusal = bytes === 'too-large' ? refuse('too-large') : await refusalOf(bytes, fileType);
  if (bytes !== 'too-large' && !refusal) return bytes;
  await files.remove(uploadedName);
  // The removed file takes no space any more, so it is not charged to the quota. In an external store, another file can
  // still be uploaded to the same URL, so the charged bytes stay.
  if (files.served.by === 'this-server')
    await db
      .updateTable('loose_files')
      .set({ byte_count: 0 })
      .where('stored_name', '=', uploadedName)
      .execute();
  throw refusal;
}

async function refusalOf(bytes: Uint8Array, fileType: FileType): Promise<Refusal | undefined> {
  const found = await recogniseFileType(bytes);
  if (found === 'with-macros') return refuse('wrong-file-type', { reason: 'macros' });
  if (found !== fileType) return refuse('wrong-file-type');
  const reason = await findFileIssue(bytes, fileType);
  return reason && refuse('wrong-file-type', { reason });
}

async function readWithin(
  { read, limitBytes }: FileStore,
  storedName: string,
): Promise<Uint8Array | 'too-large' | undefined> {
  const stream = await read(storedName);
  if (!stream) return undefined;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Returning from within the loop also destroys the stream.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
