import type { Database } from '../database/connect.ts';
import { toVisibleMembership, type Membership } from './toVisibleMembership.ts';

/**
 * Finds a questionnaire and the account's role on it. Undefined if the questionnaire does not exist, if the account is
 * not a member, or if the account is a client and the questionnaire is inactive; the caller cannot distinguish these
 * cases.
 * @param isHeld locks settings and membership until the transaction ends; only inside a transaction
 * @param isAlone makes the lock on the questionnaire exclusive, so that no other call can hold it at the same time
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
