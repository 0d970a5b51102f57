import { recordChanges } from '../audit/recordChanges.ts';
import type { UseCase } from '../useCase.ts';

/** Changes the caller's name. See docs/product/people.md#account-page. @returns the name as it is stored */
export const saveName: UseCase<'nameSave'> = async ({ name }, { db, account, now }) => {
  if (name === account.name) return { name };
  await db.updateTable('accounts').set({ name }).where('id', '=', account.id).execute();
  await recordChanges(db, {
    at: now(),
    accountId: account.id,
    questionnaireId: null,
    action: 'nameSave',
    changes: [{ subject: `account ${account.id}`, before: account.name, after: name }],
  });
  return { name };
};
