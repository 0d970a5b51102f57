import type { MemberContext } from '../http/useCase.ts';
import { lastByteDeadlineMs } from './uploadTtl.ts';

/**
 * Takes the caller's upload, so that it becomes one thing only; of several calls at once the others wait here until the
 * first is committed. Its own file may go as soon as nothing more can arrive at its address.
 * @returns false when it is used already
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
