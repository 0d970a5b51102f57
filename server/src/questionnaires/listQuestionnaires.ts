import { defaultLanguage } from '@cert/shared/domain';
import { compareNames } from '@cert/shared/i18n';
import type { UseCase } from '../useCase.ts';

/**
 * Lists the questionnaires on which the caller is a member, newest year first, then by name in the order of the
 * reader's alphabet; inactive ones are hidden from clients.
 */
export const listQuestionnaires: UseCase<'certifierQuestionnaireList'> = async (
  { language = defaultLanguage },
  { db, account },
) => {
  const rows = await db
    .selectFrom('questionnaires as q')
    .innerJoin('members as own', 'own.questionnaire_id', 'q.id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .select(['q.id', 'o.title', 'q.year', 'q.organisation_id as organisationId'])
    .where('own.account_id', '=', account.id)
    .where((is) => is.or([is('own.role', '!=', 'client'), is('q.is_inactive', '=', false)]))
    .orderBy('q.id')
    .execute();
  return rows.toSorted(
    (one, other) => other.year - one.year || compareNames(one.title, other.title, language),
  );
};
