import type { UseCase } from '../http/useCase.ts';
import { makeStoredName } from './makeStoredName.ts';
import { readSentFile } from './readSentFile.ts';

/** How long an upload may wait to be submitted: a form left open overnight is. */
const uploadLifeMs = 86_400_000;

/**
 * An address for one upload, and the name under which its caller may make it a document of this questionnaire.
 * @throws Refusal wrong-file-type
 */
export const signUpload: UseCase<'mediaGetSignedUrl'> = async (
  { name, type },
  { db, account, questionnaire, files, now },
) => {
  const { fileType } = readSentFile({ name, type });
  const storedName = makeStoredName(fileType);
  const at = now();
  await db
    .insertInto('loose_files')
    .values({
      stored_name: storedName,
      questionnaire_id: questionnaire.id,
      account_id: account.id,
      file_type: fileType,
      remove_after: new Date(at.getTime() + uploadLifeMs),
    })
    .execute();
  return { url: await files.signUpload({ storedName, fileType, at }), name: storedName };
};
