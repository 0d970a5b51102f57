import type { UseCase } from '../useCase.ts';

/**
 * A page is considered closed if it has not called for this time. An open page calls every few seconds and names the
 * text that its user is editing.
 */
const staleAfterMs = 30_000;

/**
 * Stores which text the caller is editing, and returns what colleagues are editing. Does not change the report. See
 * docs/product/report.md#writing-together.
 */
export const updatePresence: UseCase<'reportEditing'> = async ({ editing }, context) => {
  const { db, account, questionnaire, now } = context;
  const own = { questionnaire_id: questionnaire.id, account_id: account.id };
  if (editing)
    await db
      .insertInto('report_editors')
      .values({ ...own, ...editing, seen_at: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['questionnaire_id', 'account_id'])
          .doUpdateSet({ ...editing, seen_at: now() }),
      )
      .execute();
  else
    await db
      .deleteFrom('report_editors')
      .where('questionnaire_id', '=', questionnaire.id)
      .where('account_id', '=', account.id)
      .execute();
  return (
    db
      .selectFrom('report_editors')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['name', 'field', 'language'])
      .where('questionnaire_id', '=', questionnaire.id)
      .where('account_id', '<>', account.id)
      .where('seen_at', '>', new Date(now().getTime() - staleAfterMs))
      // Ignores entries written by a server whose clock is ahead, because they would expire too late.
      .where('seen_at', '<=', new Date(now().getTime() + staleAfterMs))
      .orderBy('name')
      .execute()
  );
};
