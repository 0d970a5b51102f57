import type { UseCase } from '../useCase.ts';

/**
 * Lists the inactive questionnaires of which the caller is a client, newest year first, with who hid them and when. The
 * input contains no id, so nobody can find out with it whether another organisation's questionnaire exists. See
 * docs/product/people.md#hidden-questionnaires.
 */
export const listHiddenQuestionnaires: UseCase<'hiddenQuestionnaires'> = async (
  _input,
  { db, account },
) => {
  const rows = await db
    .selectFrom('members as own')
    .innerJoin('questionnaires as q', 'q.id', 'own.questionnaire_id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('audit_log as l')
          .leftJoin('accounts as a', 'a.id', 'l.account_id')
          .select(['l.at', 'a.name as by'])
          .whereRef('l.questionnaire_id', '=', 'q.id')
          .where('l.subject', '=', 'inactive')
          .orderBy('l.id', 'desc')
          .limit(1)
          .as('hiding'),
      (join) => join.onTrue(),
    )
    .select(['q.id', 'o.title', 'q.year', 'hiding.at', 'hiding.by'])
    .where('own.account_id', '=', account.id)
    .where('own.role', '=', 'client')
    .where('q.is_inactive', '=', true)
    .orderBy('q.year', 'desc')
    .orderBy('q.id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }));
};
