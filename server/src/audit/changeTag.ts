import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { allFinalizedSql } from '../grading/allFinalizedCondition.ts';
import { etagOf } from '../etag.ts';

/**
 * Tags change at least once in this time. Changes of other organisations' data do not change the tag, so a page shows
 * such data at most this late.
 */
const periodMs = 3_600_000;

/**
 * SQL expression: the changes on all questionnaires of an organisation that an account can see, as a text that differs
 * after each change. Every change increments a counter in its own transaction (`change_counters`), so the cost does not
 * grow with history. Blind changes of colleagues have separate counters that are read only while everybody has
 * finalized; resetting a finalization hides them again. Expects the aliases `m` (member), `a` (account) and `q`
 * (questionnaire).
 */
export const visibleChangesSql = `(
  select string_agg(format('%s %s %s %s', n.id, n.noticed, n.own, n.revealed), ',' order by n.id) from (
    select y.id, sum(case m.role when 'client' then c.for_clients else c.for_team end) as noticed,
      sum(c.own + c.blind) filter (where c.account_id = a.id) as own,
      case when m.role <> 'client' and ${allFinalizedSql('y.id')} then sum(c.blind) end as revealed
    from questionnaires y join change_counters c on c.questionnaire_id = y.id
    where y.organisation_id = q.organisation_id group by y.id) n)`;

/**
 * The ETag of a reply: it changes when something changes that the account can see on the organisation's questionnaires,
 * or once an hour, and stays equal otherwise. Much cheaper than computing the reply. It does not depend on changes that
 * are invisible to the account.
 * @param changes `visibleChangesSql` as read before the reply is computed: a change in between makes the reply newer than
 *   its tag, never older
 */
export function changeTag({
  account,
  questionnaire,
  role,
  now,
  releaseId,
  changes,
}: {
  account: { id: number };
  questionnaire: { settings: QuestionnaireSettings };
  role: Role;
  now: () => Date;
  /** The server's release (`readReleaseId`), because another release may reply differently to the same data. */
  releaseId: string;
  changes: string | null;
}): string {
  const period = Math.floor(now().getTime() / periodMs);
  const settings = seenOf(questionnaire.settings, role);
  return etagOf(JSON.stringify([releaseId, period, account.id, role, settings, changes]));
}

/**
 * The settings that the reply shows. They are part of the tag, so that a reply with the old settings never gets the tag
 * of the new ones.
 */
function seenOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
