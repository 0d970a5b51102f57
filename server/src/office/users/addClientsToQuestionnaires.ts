import { joinQuestionnaires } from '../../accounts/joinQuestionnaires.ts';
import type { Database } from '../../database/connect.ts';
import type { OfficeChange } from '../recordOfficeChanges.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';

/**
 * Adds clients to all questionnaires of their organisations. Call it in a transaction.
 * @returns the number of new memberships
 */
export async function addClientsToQuestionnaires({
  db,
  accountIds,
  at,
}: {
  db: Database;
  accountIds: readonly number[];
  at: Date;
}): Promise<number> {
  const joined = await joinQuestionnaires(db, accountIds);
  await recordOfficeChanges(db, {
    at,
    action: 'memberAdd',
    changes: joined.map(({ questionnaireId, accountId }): OfficeChange => ({
      questionnaireId,
      subject: `account ${accountId}`,
      before: null,
      after: { role: 'client' },
    })),
  });
  return joined.length;
}
