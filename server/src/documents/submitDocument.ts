import { createHash } from 'node:crypto';
import { refuse } from '@cert/shared/domain';
import type { Document } from '@cert/shared/contract';
import { inTransaction } from '../database/inTransaction.ts';
import type { MemberContext, UseCase } from '../http/useCase.ts';
import { claimUpload } from './claimUpload.ts';
import type { DocumentTarget } from './documentTarget.ts';
import { findTarget } from './findTarget.ts';
import { isOwnUpload } from './isOwnUpload.ts';
import { keptNameOf } from './keptNameOf.ts';
import { readDocuments } from './readDocuments.ts';
import { readSentFile } from './readSentFile.ts';
import { readUpload } from './readUpload.ts';
import { refuseWhenLocked } from './refuseWhenLocked.ts';
import { storeDocument } from './storeDocument.ts';

/**
 * Makes a document of an uploaded file. Its bytes are read once, checked, and kept under another name than the one
 * that the uploader has an address for. The file store is asked outside of the transactions, which stay short. The
 * same upload submitted to the same place again gives the same document.
 * @throws Refusal wrong-file-type or too-large, and the file is removed; locked with `{reason}`; invalid-input naming
 *   `entityId`, or `value`: `unknown` when it is no upload of the caller's on this questionnaire, or is used already,
 *   `missing` when nothing has arrived under it
 */
export const submitDocument: UseCase<'questionnaireDocumentSubmit'> = async (input, context) => {
  const { db, edition, files, now } = context;
  const target = findTarget(edition, input);
  const { fileName, fileType } = readSentFile(input.file);
  const known = await findSubmitted(context, { target, uploadedName: input.value });
  if (known) return known;

  await refuseWhenLocked(context, target);
  const upload = { uploadedName: input.value, fileType };
  if (!(await isOwnUpload(context, upload))) throw refuseUpload('unknown');
  const bytes = await readUpload(files, upload);
  if (!bytes) throw refuseUpload('missing');
  if (!(await inTransaction(db, (trx) => claimUpload({ ...context, db: trx }, upload)))) {
    const sentTwice = await findSubmitted(context, { target, uploadedName: input.value });
    if (sentTwice) return sentTwice;
    throw refuseUpload('unknown');
  }
  const storedName = keptNameOf(input.value);
  await files.write(storedName, bytes);
  await inTransaction(db, (trx) =>
    storeDocument(
      { ...context, db: trx },
      {
        area_id: target.areaId,
        question_id: target.questionId,
        title: input.name,
        file_name: fileName,
        file_type: fileType,
        byte_count: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        stored_name: storedName,
        uploaded_at: now(),
      },
    ),
  );
  const document = await findSubmitted(context, { target, uploadedName: input.value });
  if (!document) throw new Error('a document was deleted at the moment when it was submitted');
  return document;
};

/** The document that this upload has become before: a page repeats what got no reply. */
async function findSubmitted(
  { db, files, questionnaire, now }: MemberContext,
  { target, uploadedName }: { target: DocumentTarget; uploadedName: string },
): Promise<Document | undefined> {
  const [found] = await readDocuments({
    db,
    files,
    questionnaireId: questionnaire.id,
    storedName: keptNameOf(uploadedName),
    at: now(),
  });
  const isThere = found?.areaId === target.areaId && found.questionId === target.questionId;
  return isThere ? found : undefined;
}

function refuseUpload(fault: 'unknown' | 'missing') {
  return refuse('invalid-input', { fields: { value: fault } });
}
