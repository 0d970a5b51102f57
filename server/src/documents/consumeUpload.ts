import type { MemberContext } from '../http/useCase.ts';
import { lastByteDeadlineMs } from './uploadTtl.ts';

/**
 * Consumes the caller's upload, so that it can be used only once; concurrent calls wait here until the first one
 * commits. The uploaded file may be deleted as soon as its URL has expired.
 * @returns false if it was consumed before
 */
export async function consumeUpload(
  { db, account, questionnaire, now }: MemberContext,
  uploadedName: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loose_files')
    .set({
      questionnaire_id: null,
      account_id: null,
      remove_after: new Date(now().getTime() + lastByteDeadlineMs),
    })
    .where('stored_name', '=', uploadedName)
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
