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
  const joined = await db
    .insertInto('members')
    .columns(['questionnaire_id', 'account_id', 'role'])
    .expression((from) =>
      from
        .selectFrom('accounts as a')
        .innerJoin('questionnaires as q', 'q.organisation_id', 'a.organisation_id')
        .select((row) => ['q.id', 'a.id as account_id', row.val('client' as const).as('role')])
        .where((is) => is('a.id', '=', is.fn.any(is.val(accountIds))))
        .where('a.is_certifier', '=', false),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['questionnaire_id', 'account_id'])
    .execute();
  await recordOfficeChanges(db, {
    at,
    action: 'memberAdd',
    changes: joined.map((row): OfficeChange => ({
      questionnaireId: row.questionnaire_id,
      subject: `account ${row.account_id}`,
      before: null,
      after: { role: 'client' },
    })),
  });
  return joined.length;
}
