import type { Database } from '../database/connect.ts';

/** A questionnaire that a client has joined. */
export type Joined = { questionnaireId: number; accountId: number };

/**
 * Makes clients members of all questionnaires of their organisations. Call it in a transaction; the caller writes the
 * audit trail (`memberAdd`).
 * @returns the new memberships
 */
export async function joinQuestionnaires(
  trx: Database,
  accountIds: readonly number[],
): Promise<Joined[]> {
  return trx
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
    .returning(['questionnaire_id as questionnaireId', 'account_id as accountId'])
    .execute();
}
