import { prepareStatement } from '../database/prepareStatement.ts';
import type { Database } from '../database/connect.ts';

const selectByQuestionnaire = prepareStatement<{ ids: string }, { id: number; changes: string }>(`
  select q.id, sum(c.for_clients + c.for_team + c.blind + c.own)::text as changes
  from questionnaires q
    join questionnaires y on y.organisation_id = q.organisation_id
    join change_counters c on c.questionnaire_id = y.id
  where q.id in (select asked::integer from jsonb_array_elements_text($ids::jsonb) asked)
  group by q.id`);

const selectByAccount = prepareStatement<{ ids: string }, { id: number; changes: string }>(`
  select m.account_id as id,
    concat(count(distinct m.questionnaire_id), ' ',
      sum(c.for_clients + c.for_team + c.blind + c.own)) as changes
  from members m left join change_counters c on c.questionnaire_id = m.questionnaire_id
  where m.account_id in (select asked::integer from jsonb_array_elements_text($ids::jsonb) asked)
  group by m.account_id`);

/**
 * Reads the number of all changes on the questionnaires of each questionnaire's organisation, whoever can see them. It
 * differs after each change that can change a tag of scope `organisation` (`computeChangeTag`), and must not leave the
 * server: blind grades count, too.
 * @returns by questionnaire; one without changes is missing
 */
export async function readChangeCounts(
  db: Database,
  questionnaireIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await selectByQuestionnaire(db, { ids: JSON.stringify(questionnaireIds) });
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}

/**
 * Reads the numbers of each account's questionnaires and of all changes on them. The text differs after each change that
 * can change a tag of scope `account`, except a change of a role, and must not leave the server.
 * @returns by account; one without questionnaires is missing
 */
export async function readAccountChangeCounts(
  db: Database,
  accountIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await selectByAccount(db, { ids: JSON.stringify(accountIds) });
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
