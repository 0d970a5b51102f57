import { isInTeam, type QuestionnaireSettings, type Role } from '@cert/shared/domain';
import { allFinalizedSql } from '../grading/allFinalizedCondition.ts';
import { etagOf } from '../etag.ts';

/**
 * Tags change at least once in this time. Changes of other organisations' data do not change the tag, so a page shows
 * such data at most this late.
 */
const periodMs = 3_600_000;

/**
 * SQL: the sums of the counters of the changes that an account can see on one questionnaire. The transaction of a
 * change also increments its counter (`change_counters`), so the cost does not grow with history. Blind changes of
 * colleagues have separate counters that are read only while everybody has finalized; resetting a finalization hides
 * them again. Expects the aliases `m` (member), `a` (account), `y` (questionnaire) and `c` (counter).
 */
const visibleCountsSql = `
  sum(case m.role when 'client' then c.for_clients else c.for_team end) as noticed,
  sum(c.own + c.blind) filter (where c.account_id = a.id) as own,
  case when m.role <> 'client' and ${allFinalizedSql('y.id')} then sum(c.blind) end as revealed`;

/** The questionnaires that a tag covers: all of one organisation, or all on which the account is a member. */
export type TagScope = 'organisation' | 'account';

/**
 * SQL expressions: the counters of the changes that an account can see, as a text that changes with each such change.
 * Both expect the alias `a` (account); `organisation` also `m` (member) and `q` (questionnaire).
 */
export const visibleChangesSql: Record<TagScope, string> = {
  organisation: `(
    select string_agg(format('%s %s %s %s', n.id, n.noticed, n.own, n.revealed), ',' order by n.id)
    from (select y.id, ${visibleCountsSql}
      from questionnaires y join change_counters c on c.questionnaire_id = y.id
      where y.organisation_id = q.organisation_id group by y.id) n)`,
  // The text also contains the roles, and the questionnaires without changes, so that a new questionnaire changes the
  // tag.
  account: `(
    select string_agg(format('%s %s %s %s %s', n.id, n.role, n.noticed, n.own, n.revealed), ','
      order by n.id)
    from (select y.id, m.role, ${visibleCountsSql}
      from members m join questionnaires y on y.id = m.questionnaire_id
        left join change_counters c on c.questionnaire_id = y.id
      where m.account_id = a.id and (m.role <> 'client' or not y.is_inactive)
      group by y.id, m.role) n)`,
};

/**
 * The ETag of a reply: it changes when something changes that the account can see on the questionnaires of its scope,
 * or once an hour, and stays equal otherwise. Much cheaper than computing the reply. It does not depend on changes that
 * are invisible to the account.
 * @param membership undefined for a reply about all questionnaires of the account
 * @param changes the value of `visibleChangesSql`, read before the reply is computed: a change in between makes the
 *   reply newer than its tag, never older
 */
export function computeChangeTag({
  account,
  membership,
  now,
  releaseId,
  changes,
}: {
  account: { id: number };
  membership: { role: Role; questionnaire: { settings: QuestionnaireSettings } } | undefined;
  now: () => Date;
  /** The server's release (`computeReleaseId`), because another release may reply differently to the same data. */
  releaseId: string;
  changes: string | null;
}): string {
  const period = Math.floor(now().getTime() / periodMs);
  const seen = membership && [
    membership.role,
    visibleSettingsOf(membership.questionnaire.settings, membership.role),
  ];
  return etagOf(JSON.stringify([releaseId, period, account.id, seen, changes]));
}

/**
 * The settings that replies to this role show. They are part of the tag, so that a reply with the old settings never
 * gets the tag of a reply with the new ones.
 */
function visibleSettingsOf({ inactive, locked, ...ofTeam }: QuestionnaireSettings, role: Role) {
  return { inactive, locked, ...(isInTeam(role) && ofTeam) };
}
