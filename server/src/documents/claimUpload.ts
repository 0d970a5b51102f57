import type { FileType } from '@cert/shared/domain';
import type { MemberContext } from '../http/useCase.ts';
import { addressLifeSeconds } from './addressLifeSeconds.ts';
import { keptNameOf } from './keptNameOf.ts';

/** Long enough to write the checked file and its document. */
const keepingLifeMs = 3_600_000;

/**
 * Uses an upload up: of several calls that submit it, one gets true. From here on its own file may go, as soon as
 * nobody can send another one to its address; the file that is kept goes, too, unless it becomes a document.
 */
export async function claimUpload(
  { db, account, questionnaire, now }: MemberContext,
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<boolean> {
  const at = now().getTime();
  const claimed = await db
    .updateTable('loose_files')
    .set({
      questionnaire_id: null,
      account_id: null,
      remove_after: new Date(at + addressLifeSeconds * 1000),
    })
    .where('stored_name', '=', uploadedName)
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .returning('stored_name')
    .execute();
  if (claimed.length === 0) return false;
  await db
    .insertInto('loose_files')
    .values({
      stored_name: keptNameOf(uploadedName),
      questionnaire_id: null,
      account_id: null,
      file_type: fileType,
      remove_after: new Date(at + keepingLifeMs),
    })
    .execute();
  return true;
}
