import { recordChangesByQuestionnaire } from '../audit/recordChangesByQuestionnaire.ts';
import type { Database } from '../database/connect.ts';

/**
 * Makes clients members of all questionnaires of their organisations, and records it in the audit trail. Call it in a
 * transaction.
 * @param authorId account that causes the change; null for the office's command line
 * @returns the number of new memberships
 */
export async function addClientsToQuestionnaires(
  trx: Database,
  {
    accountIds,
    at,
    authorId,
  }: { accountIds: readonly number[]; at: Date; authorId: number | null },
): Promise<number> {
  const joined = await trx
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
  await recordChangesByQuestionnaire(trx, {
    ...{ at, accountId: authorId, action: 'memberAdd' },
    changes: joined.map((row) => ({
      questionnaireId: row.questionnaire_id,
      subject: `account ${row.account_id}`,
      before: null,
      after: { role: 'client' },
    })),
  });
  return joined.length;
}
