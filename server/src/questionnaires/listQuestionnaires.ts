import type { UseCase } from '../http/useCase.ts';

/** The questionnaires that the caller may open, newest year first; an inactive one is hidden from its client. */
export const listQuestionnaires: UseCase<'certifierQuestionnaireList'> = (
  _input,
  { db, account },
) =>
  db
    .selectFrom('questionnaires')
    .innerJoin('members', 'members.questionnaire_id', 'questionnaires.id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .select(['questionnaires.id', 'organisations.title', 'questionnaires.year'])
    .where('members.account_id', '=', account.id)
    .where((is) => is.or([is('role', '!=', 'client'), is('is_inactive', '=', false)]))
    .orderBy('year', 'desc')
    .orderBy('organisations.title')
    .execute();
