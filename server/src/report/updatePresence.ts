import type { UseCase } from '../http/useCase.ts';

/** Open pages tell it every few seconds; who was silent for this long has closed the page or lost the network. */
const staleAfterMs = 30_000;

/** Notes which text the caller is editing, and tells what colleagues are editing now. No change of the report. */
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
      // What a clock that was ahead has noted would stay until that time has come.
      .where('seen_at', '<=', new Date(now().getTime() + staleAfterMs))
      .orderBy('name')
      .execute()
  );
};
