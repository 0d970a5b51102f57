import type { FileType } from '@cert/shared/domain';
import type { MemberContext } from '../http/useCase.ts';

/** Whether the caller was given this name for a file of this type on this questionnaire, and has not used it yet. */
export async function isOwnUpload(
  { db, account, questionnaire, now }: MemberContext,
  { uploadedName, fileType }: { uploadedName: string; fileType: FileType },
): Promise<boolean> {
  const found = await db
    .selectFrom('loose_files')
    .select('stored_name')
    .where('stored_name', '=', uploadedName)
    .where('file_type', '=', fileType)
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .where('remove_after', '>', now())
    .executeTakeFirst();
  return found !== undefined;
}
