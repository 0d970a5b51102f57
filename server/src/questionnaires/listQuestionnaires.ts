import { questionnaireState } from '@cert/shared/domain';
import { sql } from 'kysely';
import { allFinalizedCondition } from '../grading/allFinalizedCondition.ts';
import type { UseCase } from '../useCase.ts';

/**
 * Lists the questionnaires on which the caller is a member, newest year first; inactive ones are hidden from clients.
 */
export const listQuestionnaires: UseCase<'certifierQuestionnaireList'> = async (
  _input,
  { db, account },
) => {
  const rows = await db
    .selectFrom('questionnaires as q')
    .innerJoin('members as own', 'own.questionnaire_id', 'q.id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .select(['q.id', 'o.title', 'q.year', 'q.is_inactive', 'q.is_locked', 'own.role'])
    // The query leaves the data out, so that data hidden from clients does not leave the database.
    .select(
      sql<boolean>`own.role <> 'client' and ${allFinalizedCondition(sql`q.id`)}`.as(
        'haveAllFinalized',
      ),
    )
    .where('own.account_id', '=', account.id)
    .where((is) => is.or([is('own.role', '!=', 'client'), is('q.is_inactive', '=', false)]))
    .orderBy('q.year', 'desc')
    .orderBy('o.title')
    .execute();
  return rows.map(({ id, title, year, role, haveAllFinalized, is_inactive, is_locked }) => ({
    id,
    title,
    year,
    state: questionnaireState({
      role,
      isInactive: is_inactive,
      isLocked: is_locked,
      haveAllFinalized,
    }),
  }));
};
