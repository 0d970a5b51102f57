import type { Database } from '../database/connect.ts';
import { toVisibleMembership, type Membership } from './toVisibleMembership.ts';

/**
 * A questionnaire and the account's role on it. Undefined if there is none, if the account is not a member, or, for a
 * client, if it is inactive: the caller cannot tell which.
 * @param isHeld inside a transaction: locks settings and membership until it ends
 * @param isAlone also excludes all other locked work on the questionnaire until then
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
}): Promise<Membership | undefined> {
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
  return row && toVisibleMembership(row);
}
