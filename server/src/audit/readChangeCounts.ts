import { prepareStatement } from '../database/prepareStatement.ts';
import type { Database } from '../database/connect.ts';

const select = prepareStatement<{ ids: string }, { id: number; changes: string }>(`
  select q.id, sum(c.for_clients + c.for_team + c.blind + c.own)::text as changes
  from questionnaires q
    join questionnaires y on y.organisation_id = q.organisation_id
    join change_counters c on c.questionnaire_id = y.id
  where q.id in (select asked::integer from jsonb_array_elements_text($ids::jsonb) asked)
  group by q.id`);

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
  const rows = await select(db, { ids: JSON.stringify(questionnaireIds) });
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
