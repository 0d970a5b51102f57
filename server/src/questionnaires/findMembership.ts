import type { QuestionnaireSettings, Role } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';

/** One organisation's run in one year. */
export type Questionnaire = {
  id: number;
  organisationId: number;
  /** The organisation's name. */
  title: string;
  year: number;
  editionId: number;
  isKeyOnly: boolean;
  settings: QuestionnaireSettings;
  originalId: number | null;
};

/**
 * A questionnaire and what the account is on it; undefined when there is none, when it is somebody else's, and, for a
 * client, while it is inactive (spec 1 §4): the caller cannot tell which.
 * @param isHeld inside a transaction: nobody can change settings or membership until it ends
 * @param isAlone and nobody else who holds the questionnaire can change anything on it until then
 */
export async function findMembership({
  db,
  accountId,
  questionnaireId,
  isHeld,
  isAlone = false,
}: {
  db: Database;
  accountId: number;
  questionnaireId: number;
  isHeld: boolean;
  isAlone?: boolean;
}): Promise<{ questionnaire: Questionnaire; role: Role } | undefined> {
  const row = await db
    .selectFrom('questionnaires')
    .innerJoin('members', 'members.questionnaire_id', 'questionnaires.id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .selectAll('questionnaires')
    .select(['organisations.title', 'members.role'])
    .where('questionnaires.id', '=', questionnaireId)
    .where('members.account_id', '=', accountId)
    .$if(isHeld && !isAlone, (query) => query.forShare(['questionnaires', 'members']))
    .$if(isHeld && isAlone, (query) => query.forNoKeyUpdate('questionnaires').forShare('members'))
    .executeTakeFirst();
  if (!row || (row.role === 'client' && row.is_inactive)) return undefined;
  return {
    role: row.role,
    questionnaire: {
      id: row.id,
      organisationId: row.organisation_id,
      title: row.title,
      year: row.year,
      editionId: row.edition_id,
      isKeyOnly: row.is_key_only,
      originalId: row.original_id,
      settings: {
        inactive: row.is_inactive,
        locked: row.is_locked,
        gradingLocked: row.is_grading_locked,
        reportLocked: row.is_report_locked,
      },
    },
  };
}
