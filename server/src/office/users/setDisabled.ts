import type { Database } from '../../database/connect.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import type { StoredUser } from './findUsers.ts';
import { joinQuestionnaires } from './joinQuestionnaires.ts';

/**
 * Disables an account, which ends its sessions, or enables it; an enabled client becomes a member of the questionnaires
 * opened meanwhile. Call it in a transaction.
 * @returns whether anything was changed
 */
export async function setDisabled({
  db,
  stored: { id, disabledAt },
  isDisabled,
  at,
}: {
  db: Database;
  stored: StoredUser;
  isDisabled: boolean;
  at: Date;
}): Promise<boolean> {
  if ((disabledAt !== null) === isDisabled) return false;
  await db
    .updateTable('accounts')
    .set({ disabled_at: isDisabled ? at : null })
    .where('id', '=', id)
    .execute();
  if (isDisabled) await db.deleteFrom('tokens').where('account_id', '=', id).execute();
  await recordOfficeChanges(db, {
    at,
    action: isDisabled ? 'userDisable' : 'userEnable',
    changes: [
      {
        questionnaireId: null,
        subject: `account ${id}`,
        before: { isDisabled: !isDisabled },
        after: { isDisabled },
      },
    ],
  });
  if (!isDisabled) await joinQuestionnaires({ db, accountIds: [id], at });
  return true;
}
