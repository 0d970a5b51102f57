import type { Database } from '../database/connect.ts';
import { presentMembership, type Membership } from './presentMembership.ts';

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
  return row && presentMembership(row);
}
