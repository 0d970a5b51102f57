import type { Database } from '../database/connect.ts';
import { toVisibleMembership, type Membership } from './toVisibleMembership.ts';

/** A lock on the questionnaire: no other call can hold it at the same time if it is exclusive. */
export type QuestionnaireLock = 'shared' | 'exclusive';

/**
 * Finds a questionnaire and the account's role on it. Undefined if the questionnaire does not exist, if the account is
 * not a member, or if the account is a client and the questionnaire is inactive; the caller cannot distinguish these
 * cases.
 * @param lock locks settings and membership until the transaction ends; only inside a transaction
 */
export async function findMembership({
  db,
  accountId,
  questionnaireId,
  lock,
}: {
  db: Database;
  accountId: number;
  questionnaireId: number;
  lock?: QuestionnaireLock;
}): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('questionnaires')
    .innerJoin('members', 'members.questionnaire_id', 'questionnaires.id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .selectAll('questionnaires')
    .select(['organisations.title', 'members.role'])
    .where('questionnaires.id', '=', questionnaireId)
    .where('members.account_id', '=', accountId)
    .$if(lock === 'shared', (query) => query.forShare(['questionnaires', 'members']))
    .$if(lock === 'exclusive', (query) =>
      query.forNoKeyUpdate('questionnaires').forShare('members'),
    )
    .executeTakeFirst();
  return row && toVisibleMembership(row);
}
